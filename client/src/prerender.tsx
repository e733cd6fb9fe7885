// What stands in the page before any script has run: drawn by the same code, when the client is built.
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { language, type Language } from "./lib/settings";
import { loadWords } from "./lib/words";
import { Shelf } from "./screens/shelf/Shelf";
import { Coming } from "./ui/Coming";

/** By screen: the shelf itself; of tables, that they come. */
const DRAWN: Record<string, () => VNode> = {
  shelf: () => <Shelf isAsleep />,
  t: () => <Coming />,
  tv: () => <Coming />,
  lesson: () => <Coming />,
};

export async function firstScreens(spoken: Language): Promise<[string, string][]> {
  language.value = spoken;
  await loadWords("core");
  return Object.entries(DRAWN).map(([screen, draw]) => [screen, renderToString(draw())]);
}
