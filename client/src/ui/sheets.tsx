// Sheets of paper over the page: settings, rules, menu, chat, log, memo. One is open at a time.
import { effect, signal } from "@preact/signals";
import type { ComponentChildren, RefObject, VNode } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { address } from "../lib/navigation";
import { t } from "../lib/words";
import { Icon } from "./icons";

/** The name of the sheet that is open; empty: none. */
export const openedSheet = signal("");

export function openSheet(name: string): void {
  openedSheet.value = name;
}

export function closeSheet(): void {
  openedSheet.value = "";
}

effect(() => {
  void address.value; // whoever goes somewhere else leaves the sheet behind
  openedSheet.value = "";
});

interface SheetProps {
  name: string;
  title: string;
  children: ComponentChildren;
  /** Stays at the foot while the rest is scrolled. */
  foot?: ComponentChildren;
}

/** A sheet stands where it belongs in the page and is seen while its name is the one that is open. */
export function Sheet(props: SheetProps): VNode | null {
  return openedSheet.value === props.name ? <OpenSheet {...props} /> : null;
}

/** A <dialog> that is open as long as it is in the page, and gives the focus back. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

/** It keeps the focus inside, and closes by Esc, by its cross and by a tap beside it. */
function OpenSheet({ name, title, children, foot }: SheetProps): VNode {
  const dialog = useModal();
  const heading = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Esc
    <dialog
      class="sheet"
      data-sheet={name}
      ref={dialog}
      aria-labelledby={heading}
      onClose={closeSheet}
      onClick={(event) => besides(event) && closeSheet()}
    >
      <div class="sheet-inside">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button round flat" aria-label={t("ui-close")} onClick={closeSheet}>
            <Icon name="close" />
          </button>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys too */}
        <div class="sheet-body" tabIndex={0}>
          {children}
        </div>
        {foot && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}

function besides(event: MouseEvent): boolean {
  return event.target === event.currentTarget;
}
