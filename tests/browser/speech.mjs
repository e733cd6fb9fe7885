// What the page says of lines that come at given times, and when, by a clock that jumps from one timer to the next: run
// by test_speech.py.
import { readFileSync } from "node:fs";
import { SpeechQueue } from "../../client/src/table/effects/speech";

let now = 0;
let timers = [];
let last = 0;
performance.now = () => now;
globalThis.window = globalThis;
globalThis.setTimeout = (run, after) => {
  timers.push({ id: ++last, at: now + Math.max(0, after), run });
  return last;
};
globalThis.clearTimeout = (id) => (timers = timers.filter((timer) => timer.id !== id));

function said(lines) {
  const found = [];
  now = 0;
  const queue = new SpeechQueue((words, weight) => found.push([now, weight, words]));
  timers = lines.map(({ at, ...line }) => ({ id: ++last, at, run: () => queue.add(line) }));
  while (timers.length > 0) {
    const [due] = timers.sort((one, other) => one.at - other.at);
    timers = timers.filter((timer) => timer !== due);
    now = due.at;
    due.run();
  }
  return found;
}

console.log(JSON.stringify(JSON.parse(readFileSync(process.argv[2], "utf8")).map(said)));
