// Packs Python for the page: our modules and msgspec, compiled without docstrings, and of the standard library what they
// import. It runs in Pyodide itself, because bytecode is of one version of Python: node pack.mjs SOURCES OUT
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [sources, out] = process.argv.slice(2).map((each) => path.resolve(each));
await mkdir(out, { recursive: true });
const python = await loadPyodide();
const folders = { "/app": sources, "/out": out, "/pyodide": path.resolve("node_modules/pyodide") };
for (const [at, root] of Object.entries(folders)) {
  python.FS.mkdir(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
try {
  python.runPython(`
import ast, importlib.util, marshal, sys, zipfile
from pathlib import Path

UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # no source is looked for
DATE = (2026, 1, 1, 0, 0, 0)
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
# imported inside functions, or by Pyodide itself
LATE = {"encodings.ascii", "encodings.latin_1", "encodings.idna", "encodings.cp437", "asyncio.timeouts", "traceback", "zipfile"}
WHOLE = ("pyodide/", "_pyodide/", "zipfile/", "asyncio/", "pyodide_js/")

def compiled(source, name):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return UNCHECKED + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))

def add(archive, name, data):
    if name.endswith(".py"):
        name, data = name + "c", compiled(data.decode(), name)
    archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_STORED)  # packed as a whole, it becomes smaller

app = Path("/app")
with zipfile.ZipFile("/out/app.zip", "w") as archive:
    for path in sorted(each for each in app.rglob("*") if each.is_file() and "__pycache__" not in each.parts):
        add(archive, path.relative_to(app).as_posix(), path.read_bytes())

sys.path.insert(0, "/app")
sys.dont_write_bytecode = True
import tablee.page.main
for path in sorted((app / "tablee").rglob("*.py")):
    importlib.import_module(".".join(path.relative_to(app).with_suffix("").parts).removesuffix(".__init__"))

library = zipfile.ZipFile("/pyodide/python_stdlib.zip")
wanted = {name for name in sys.modules} | LATE
with zipfile.ZipFile("/out/stdlib.zip", "w") as archive:
    kept = 0
    for name in sorted(library.namelist()):
        module = name.rpartition(".")[0].replace("/", ".").removesuffix(".__init__")
        if not name.endswith("/") and (module in wanted or name.startswith(WHOLE) or "_sysconfigdata" in name):
            add(archive, name, library.read(name))
            kept += 1
print(f"{kept} of {len(library.namelist())} files of the standard library")
`);
} catch (error) {
  process.stderr.write(`${error.message}\n`); // without the source of Pyodide, which is one line
  process.exitCode = 1;
}
