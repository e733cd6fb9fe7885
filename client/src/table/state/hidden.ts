// Whether the table is hidden from this page: by a cover, or by the curtain between two people on one device.
import type { TableModel } from "./model";

/** May nothing of the table be in the page now? */
export function isHidden(model: TableModel): boolean {
  return Boolean(model.mine.value.cover) || hasCurtain(model);
}

export function hasCurtain(model: TableModel): boolean {
  return Boolean(model.frame.value?.curtain?.length) && model.seat.value === null;
}
