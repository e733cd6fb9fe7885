// The page: which screen the address asks for. Screens that are not the shelf come when they are needed.
import { effect, signal } from "@preact/signals";
import { render, type ComponentType, type VNode } from "preact";
import { knock } from "./lib/arrival";
import { follow, address } from "./lib/navigation";
import { language } from "./lib/settings";
import { loadAgain, loadWords } from "./lib/words";
import { Shelf } from "./screens/shelf/Shelf";
import { preloadPhase } from "./screens/table/phases";
import { loadScripts, loadStyles } from "./ui/lazy";

type Screen = ComponentType<{ name: string }>;

const LAZY: Record<string, () => Promise<Screen>> = {
  g: () => import("./screens/shelf/Game").then((found) => found.Game),
  t: () => import("./screens/table/Table").then((found) => found.Table),
  tv: () => import("./screens/table/Television").then((found) => found.Television),
  lesson: () => import("./screens/table/Lesson").then((found) => found.Lesson),
  records: () => import("./screens/records/Records").then((found) => found.Records),
  leagues: () => import("./screens/records/Leagues").then((found) => found.Leagues),
  r: () => import("./screens/records/Replay").then((found) => found.Shared),
  day: () => import("./screens/day/Day").then((found) => found.Day),
  door: () => import("./screens/shelf/Door").then((found) => found.Door),
  handover: () => import("./screens/shelf/Handover").then((found) => found.Handover),
};

// Whose words come with them.
const WORDS: Record<string, string> = {
  records: "records",
  leagues: "records",
  r: "records",
  prove: "records",
  day: "day",
  s: "hall",
  desk: "hall",
  wall: "hall",
  photos: "photos",
};

if (LOCAL) LAZY["prove"] = () => import("./screens/records/Prove").then((found) => found.Prove);
else {
  LAZY["s"] = () => import("./screens/hall/Hall").then((found) => found.Hall);
  LAZY["desk"] = () => import("./screens/desk/Desk").then((found) => found.Desk);
  LAZY["photos"] = () => import("./screens/photos/Photos").then((found) => found.Photos);
  LAZY["wall"] = () => import("./screens/hall/Wall").then((found) => found.Wall);
}

const FirstScreen: Screen = () => <Shelf />;

const here = signal<{ Screen: Screen; name: string; at: string } | null>(null);

// Screens with styles of their own.
const STYLES: Record<string, "hall" | "photos"> = { s: "hall", desk: "hall", wall: "hall", photos: "photos" };

async function loadStylesFor(screen: string): Promise<void> {
  const own = STYLES[screen];
  await Promise.all([loadStyles("later"), ...(own ? [loadStyles(own)] : [])]);
}

async function loadScreen(load: () => Promise<Screen>, screen: string): Promise<Screen> {
  const words = loadScripts(() => loadWords(WORDS[screen] ?? ""));
  const [found] = await Promise.all([loadScripts(load), loadStylesFor(screen), words]);
  return found;
}

/** The first part of the address is the screen, the second what it shows. */
async function showScreen(to: string): Promise<void> {
  const [, screen = "", name = ""] = new URL(to, location.origin).pathname.split("/");
  const load = LAZY[screen];
  if (screen === "t") knock(decodeURIComponent(name).toUpperCase(), preloadPhase);
  const Screen = load ? await loadScreen(load, screen) : FirstScreen;
  if (to === address.value) here.value = { Screen, name: decodeURIComponent(name), at: to };
}

function Page(): VNode | null {
  const found = here.value;
  return found && <found.Screen key={found.at} name={found.name} />; // not begun anew while the next one loads
}

let shown = Promise.resolve();

/** What follows is a task of its own: whoever taps is heard before it. */
function task(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

effect(() => loadAgain(language.value));
effect(() => {
  const to = address.value;
  shown = task().then(() => showScreen(to));
});
document.addEventListener("click", follow);

if (LOCAL) void import("./local/start");

const root = document.getElementById("app");
// what the server has drawn stays until there is something better; and words are read and the page is drawn in two steps:
// whoever taps meanwhile is not kept waiting for both
const ready = Promise.all([shown, loadWords("core").catch(() => undefined)]);
if (root) void ready.then(task).then(() => render(<Page />, root));
