// A leaf of a calendar: the weekday, the day, the month.
import type { VNode } from "preact";
import { language } from "../../lib/settings";

/** `day` is written as 2026-11-16, and is the same wherever it is read. */
export function dayWords(day: string, shape: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value, { ...shape, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

export function CalendarLeaf({ day }: { day: string }): VNode {
  return (
    <span class="calendar-leaf" aria-hidden="true">
      <b>{dayWords(day, { weekday: "long" })}</b>
      <strong>{Number(day.slice(8))}</strong>
      <span>{dayWords(day, { month: "long" })}</span>
    </span>
  );
}
