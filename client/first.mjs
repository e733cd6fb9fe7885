// Draws the first screens without a browser, for each language: what somebody sees while the scripts are on their way.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** `known` is what the house says of its games, and its words by language. Its pictures are at PICTURES, by day. */
export async function drawnAhead(known) {
  pretendToBeABrowser(known);
  const { firstScreens } = await bundled("src/first.tsx");
  const drawn = [];
  for (const language of Object.keys(known.words))
    for (const [screen, markup] of await firstScreens(language)) drawn.push([`first-${screen}-${language}.html`, markup]);
  return drawn;
}

/** All that the shelf asks of a browser while it is drawn. */
function pretendToBeABrowser({ games, words }) {
  const address = (text) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  const core = Object.entries(words).map(([language, text]) => [language, { core: address(text) }]);
  const facts = { build: "", wire: 1, pictures: "PICTURES", languages: Object.keys(words), words: Object.fromEntries(core), games };
  Object.assign(globalThis, {
    document: {
      getElementById: (id) => (id === "house" ? { textContent: JSON.stringify(facts) } : null),
      documentElement: { dataset: {} },
    },
    location: new URL("http://localhost/"),
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
  });
}

async function bundled(entry) {
  const folder = await mkdtemp(path.join(tmpdir(), "first-"));
  const outfile = path.join(folder, "first.mjs");
  try {
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: "esm",
      target: "node22",
      jsx: "automatic",
      jsxImportSource: "preact",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
