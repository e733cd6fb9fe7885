// Words: messages from the server become sentences in the reader's language, as `tablee.core.words` does it in Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Msg, Noun, Person } from "../protocol/wire";
import { ApiError, facts } from "./api";
import { language, type Language } from "./settings";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Spelled = Record<string, FluentVariable>;

const ENTRY = /^([a-zA-Z][\w-]*) *=.*\n?(?:[ \t].*\n?|\n)*/gm; // a message with all its lines
const MENTIONED = /\{\s*([a-z][\w-]*)/g; // another message in it

const bundles = new Map<Language, FluentBundle>();
const unread = new Map<Language, Map<string, string>>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<string>(); // parts that were asked for
/** Grows with every file of words that has come: whoever says something is drawn again. */
export const wordsKnown = signal(0);

function bundle(of: Language): FluentBundle {
  let found = bundles.get(of);
  if (!found) {
    found = new FluentBundle(of, { useIsolating: false });
    bundles.set(of, found);
  }
  return found;
}

/** Sees to it that the words of a game, a screen (or `core`) are here in the language that is spoken now. */
export function loadWords(part: string, of: Language = language.value): Promise<void> {
  wanted.add(part);
  const address = facts.words[of]?.[part];
  if (!address) return Promise.resolve();
  let found = loading.get(address);
  if (!found) {
    found = fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.status} for ${address}`))))
      .then((text) => {
        const kept = unread.get(of) ?? new Map<string, string>();
        unread.set(of, kept);
        for (const [entry, key] of text.matchAll(ENTRY)) kept.set(key as string, entry);
        wordsKnown.value += 1;
      })
      .catch((error: unknown) => {
        loading.delete(address); // asked for again the next time
        throw error;
      });
    loading.set(address, found);
  }
  return found;
}

/** All that was asked for, in another language. */
export function loadAgain(of: Language): void {
  for (const part of wanted) void loadWords(part, of).catch(() => undefined);
}

/** The bundle with a message in it. It is read when it is first said: a screen says few of the many there are. */
function knowing(key: string, of: Language): FluentBundle {
  const entry = unread.get(of)?.get(key);
  if (entry !== undefined) {
    unread.get(of)?.delete(key);
    bundle(of).addResource(new FluentResource(entry), { allowOverrides: true });
    for (const [, other] of entry.matchAll(MENTIONED)) knowing(other as string, of);
  }
  return bundle(of);
}

/** A small number is written as it is: to ask the browser how would take a slow phone a tenth of a second. */
class Plain extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** Who is spoken of and who reads. */
export interface Company {
  names: readonly string[];
  me?: number | null;
}

const NOBODY: Company = { names: [] };

export function say(what: Msg | null | undefined, company: Company = NOBODY): string {
  if (!what) return "";
  const said = formatted(voiced(what, company.me), undefined, () => spelled(what.args ?? {}, company));
  return said ?? "";
}

/** What goes with a sentence: `strong` its words that matter most, `log` the line a log has, `edge` what ends it, `short`
 * a word for it, `then` what follows from it, `tv` and `quote` what a television tells, `voice` what is said aloud. */
export function aspect(what: Msg | null | undefined, name: string, company: Company = NOBODY): string {
  if (!what) return "";
  return formatted(voiced(what, company.me), name, () => spelled(what.args ?? {}, company)) ?? "";
}

/** The same as it is said aloud: its `voice`, which is shorter and may be nothing, or the sentence itself. */
export function aloud(what: Msg | null | undefined, company: Company = NOBODY): string {
  if (!what) return "";
  const key = voiced(what, company.me);
  const args = () => spelled(what.args ?? {}, company);
  return formatted(key, "voice", args) ?? formatted(key, undefined, args) ?? "";
}

/** Is it only about others: people, and not this seat among them? */
export function isOthers(what: Msg, seat: number | null): boolean {
  const people = Object.values(what.args ?? {}).filter(isPerson);
  return people.length > 0 && !people.some((each) => each.seat === seat);
}

/** Is this seat among the people it is about? */
export function isAbout(what: Msg, seat: number | null): boolean {
  return seat !== null && Object.values(what.args ?? {}).some((each) => isPerson(each) && each.seat === seat);
}

/** Why the server refused something; nothing for a fault of another kind. */
export function sayWhy(error: unknown): string {
  return error instanceof ApiError ? say(error.why) : "";
}

/** A word of the page's own. */
export function t(key: string, args: Spelled = {}): string {
  return formatted(key, undefined, () => args) ?? key;
}

export function hasWords(key: string): boolean {
  void wordsKnown.value;
  return knowing(key, language.value).hasMessage(key);
}

/** The same happening reads differently to who did it, to whom it was done, and to the others. */
function voiced(what: Msg, me: number | null | undefined): string {
  if (me === null || me === undefined) return what.key;
  const { by, seat, whom } = what.args ?? {};
  if ((isMe(by, me) || isMe(seat, me)) && hasWords(`${what.key}-you`)) return `${what.key}-you`;
  if (isMe(whom, me) && hasWords(`${what.key}-to-you`)) return `${what.key}-to-you`;
  return what.key;
}

function isMe(arg: unknown, me: number): boolean {
  return isPerson(arg) && arg.seat === me;
}

function isPerson(arg: unknown): arg is Person {
  return typeof arg === "object" && arg !== null && "seat" in arg;
}

function spelled(args: Record<string, number | string | Person | Noun>, company: Company): Spelled {
  const found: Spelled = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg !== "object") found[name] = arg;
    else if (isPerson(arg)) found[name] = company.names[arg.seat] ?? t("seat-number", { number: arg.seat + 1 });
    else Object.assign(found, forms(name, arg));
  }
  return found;
}

/** A thing's name under its argument's name, and with its articles under that name with `_def` and `_indef`. */
function forms(name: string, thing: Noun): Spelled {
  const args = () => thing.args ?? {};
  const found: Spelled = { [name]: formatted(thing.key, undefined, args) ?? "" };
  for (const form of Object.keys(knowing(thing.key, language.value).getMessage(thing.key)?.attributes ?? {})) {
    found[`${name}_${form}`] = formatted(thing.key, form, args) ?? "";
  }
  return found;
}

function formatted(key: string, attribute: string | undefined, args: () => Spelled): string | undefined {
  void wordsKnown.value;
  const speaking = knowing(key, language.value);
  const message = speaking.getMessage(key);
  const pattern: Pattern | null | undefined = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? speaking.formatPattern(pattern, plainly(args()), []) : undefined;
}

function plainly(args: Spelled): Spelled {
  const found = Object.entries(args).map(
    ([name, arg]) => [name, typeof arg === "number" ? new Plain(arg) : arg] as const,
  );
  return Object.fromEntries(found);
}
