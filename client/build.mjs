// The client as files: hashed scripts, styles and fonts, the words, and one page that names them.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { drawnAhead } from "./first.mjs";

const out = path.resolve(process.argv[2] ?? "dist");
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const made = await build({
  entryPoints: { main: "src/main.tsx", later: "src/look/later.css" },
  outdir: path.join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: "/assets",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022", "safari16"],
  minify: true,
  sourcemap: false,
  legalComments: "linked",
  metafile: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
});

const outputs = Object.entries(made.metafile.outputs);
const named = (found) => "/assets/" + path.basename(found);
const [script, main] = outputs.find(([, output]) => output.entryPoint === "src/main.tsx");
const [later] = outputs.find(([, output]) => output.entryPoint === "src/look/later.css");
const fonts = outputs.map(([name]) => name).filter((name) => /-latin-(wght|standard)-normal-.*\.woff2$/.test(name));
const page = await readFile("index.html", "utf8");

/** A script and all that it imports at once. */
function needed(name, found = []) {
  if (found.includes(name)) return found;
  found.push(name);
  for (const each of made.metafile.outputs[name].imports) if (each.kind === "import-statement") needed(each.path, found);
  return found;
}

const scriptAhead = (name) => `<link rel="modulepreload" href="${named(name)}">`;
const head = [
  ...fonts.map((font) => `<link rel="preload" href="${named(font)}" as="font" type="font/woff2" crossorigin>`),
  `<link rel="stylesheet" href="${named(main.cssBundle)}">`,
  ...needed(script).map(scriptAhead),
  `<script type="module" src="${named(script)}"></script>`,
];
await writeFile(path.join(out, "index.html"), page.replace("<!--files-->", head.join("\n    ")));
for (const [name, drawn] of await drawnAhead(JSON.parse(await text(process.stdin)))) await writeFile(path.join(out, name), drawn);

// What a screen needs beyond the shelf comes beside the scripts that will ask for it; at the shelf it may wait.
const styles = (how) => `<link rel="${how}" href="${named(later)}" as="style" id="later">`;
await writeFile(path.join(out, "ahead-shelf.html"), styles("prefetch"));
for (const [, screen, component] of (await readFile("src/main.tsx", "utf8")).matchAll(/(\w+): \(\) => import\("\.\/screens\/(\w+)"\)/g)) {
  const [entry] = outputs.find(([, output]) => output.entryPoint === `src/screens/${component}.tsx`);
  const scripts = needed(entry).filter((name) => !needed(script).includes(name));
  await writeFile(path.join(out, `ahead-${screen}.html`), [styles("preload"), ...scripts.map(scriptAhead)].join("\n    "));
}
await cp("words", path.join(out, "words"), { recursive: true });
await writeFile(path.join(out, "sizes.json"), JSON.stringify(Object.fromEntries(outputs.map(([name, each]) => [path.basename(name), each.bytes]))));
