// The client as files: hashed scripts, styles and fonts, the words, and one page that names them.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "esbuild";
import { drawnAhead } from "./first.mjs";

const out = path.resolve(process.argv[2] ?? "dist");
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

// What is there, or may as well be, when a part of the page is fetched. esbuild does not know it, and would cut what the
// parts share into many small files: on a slow network each of them costs more than its bytes.
const BEFORE = {
  "../main": ["Game", "Handover", "Table"],
  "./Table": ["Waiting", "Playing", "End"],
  "./Playing": ["Television", "Lesson", "Records"],
};
const WITH_THE_PAGE = ["screens/Missing", "screens/Rules", "screens/start", "company", "table/Sentence"]; // small, and shared by many
const before = new Map(Object.entries(BEFORE).flatMap(([there, parts]) => parts.map((part) => [part, there])));
const thereByThen = {
  name: "there by then",
  setup({ onLoad }) {
    onLoad({ filter: /src\/main\.tsx$/ }, async ({ path: file }) => ({
      contents: WITH_THE_PAGE.map((part) => `import "./${part}";\n`).join("") + (await readFile(file, "utf8")),
      loader: "tsx",
    }));
    onLoad({ filter: new RegExp(`/screens/(${[...before.keys()].join("|")})\\.tsx$`) }, async ({ path: file }) => ({
      contents: `import "${before.get(path.basename(file, ".tsx"))}";\n${await readFile(file, "utf8")}`,
      loader: "tsx",
    }));
  },
};

const made = await build({
  entryPoints: { main: "src/main.tsx", look: "src/look/look.css", later: "src/look/later.css" },
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
  plugins: [thereByThen],
});

const outputs = Object.entries(made.metafile.outputs);
// Packed as tightly as can be: the house has no time for that, and packs what has not been packed here.
for (const [name] of outputs.filter(([name]) => /\.(js|css)$/.test(name)))
  await writeFile(`${name}.br`, await promisify(brotliCompress)(await readFile(name)));

const named = (found) => "/assets/" + path.basename(found);
const [script] = outputs.find(([, output]) => "src/main.tsx" in output.inputs);
const madeFrom = (entry) => outputs.find(([, output]) => output.entryPoint === entry)[0];
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
  `<link rel="stylesheet" href="${named(madeFrom("src/look/look.css"))}">`,
  ...needed(script).map(scriptAhead),
  `<script type="module" src="${named(script)}"></script>`,
];
await writeFile(path.join(out, "index.html"), page.replace("<!--files-->", head.join("\n    ")));
for (const [name, drawn] of await drawnAhead(JSON.parse(await text(process.stdin)))) await writeFile(path.join(out, name), drawn);

// What a screen needs beyond the shelf comes beside the scripts that will ask for it; at the shelf it may wait.
const styles = (how) => `<link rel="${how}" href="${named(madeFrom("src/look/later.css"))}" as="style" id="later">`;
await writeFile(path.join(out, "ahead-shelf.html"), styles("prefetch"));
const beyond = (component, there) => needed(madeFrom(`src/screens/${component}.tsx`)).filter((name) => !there.includes(name));
for (const [, screen, component] of (await readFile("src/main.tsx", "utf8")).matchAll(/(\w+): \(\) => import\("\.\/screens\/(\w+)"\)/g)) {
  const scripts = beyond(component, needed(script));
  const links = scripts.map((name) => [name, scriptAhead(name)]);
  // of a table's phases the page will know which one it needs: until then these are only names
  if (component === "Table")
    for (const phase of BEFORE["./Table"])
      for (const name of beyond(phase, [...needed(script), ...scripts])) links.push([name, `<link data-part="${phase}" href="${named(name)}">`]);
  links.sort(([one], [other]) => made.metafile.outputs[other].bytes - made.metafile.outputs[one].bytes); // what takes longest begins
  await writeFile(path.join(out, `ahead-${screen}.html`), [styles("preload"), ...links.map(([, link]) => link)].join("\n    "));
}
await cp("words", path.join(out, "words"), { recursive: true });
await writeFile(path.join(out, "sizes.json"), JSON.stringify(Object.fromEntries(outputs.map(([name, each]) => [path.basename(name), each.bytes]))));
