// Unlocks the file that is named, with the key that is given, as the page does: run by test_lock.py.
import { readFileSync } from "node:fs";
import { unlocked } from "../../client/src/table/timing/lock";

const [, , file, key] = process.argv;
const began = performance.now();
const picture = await unlocked(new Blob([readFileSync(file)]), key);
const took = performance.now() - began;
console.log(JSON.stringify({ took, data: Buffer.from(await picture.arrayBuffer()).toString("base64") }));
