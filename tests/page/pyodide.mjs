// Runs Python in the Pyodide of the page, from the very files that are sent: node pyodide.mjs FOLDER PYODIDE TESTS CODE
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { putFiles } from "../../client/src/local/archive.ts";

const [folder, pyodide, tests, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")).href);
const unpacked = async (name) => new Uint8Array(gunzipSync(await readFile(path.join(folder, `python/${name}.packed`))));
const library = path.join(await mkdtemp(path.join(tmpdir(), "page-")), "stdlib.zip");
await writeFile(library, await unpacked("stdlib.zip"));
const python = await loadPyodide({ stdLibURL: library });
putFiles(python.FS, (await unpacked("app.zip")).buffer);
python.runPython("import sys; sys.path_importer_cache.clear()");
python.FS.mkdirTree("/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: tests }, "/tests");
python.globals.set("facts", await readFile(path.join(folder, "python/facts.json"), "utf8"));
try {
  process.stdout.write(String(await python.runPythonAsync(code)));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
