// Runs Python in the Pyodide of the page, from the very files that are sent: node pyodide.mjs FOLDER PYODIDE TESTS CODE
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, pyodide, tests, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ stdLibURL: path.join(folder, "python/stdlib.zip") });
python.unpackArchive(await readFile(path.join(folder, "python/app.zip")), "zip", {
  extractDir: "/lib/python3.14/site-packages",
});
python.FS.mkdirTree("/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: tests }, "/tests");
python.globals.set("facts", await readFile(path.join(folder, "python/facts.json"), "utf8"));
try {
  process.stdout.write(String(await python.runPythonAsync(code)));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
