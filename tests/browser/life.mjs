// What the robots make of frames, as the page of each viewer works it out: run by test_moods.py.
import { readFileSync } from "node:fs";
import { calmFor, robotsMaySpeakFor } from "../../client/src/table/life/quiet";
import { answerTo, hitsAfter, NO_HITS, reactionsTo } from "../../client/src/table/life/reactions";

/** All reactions of a match, of which somebody saw these frames, and the answer to what was said after it. */
function lived({ match, seats, frames, chats = [] }) {
  const said = frames.map((frame) => frame.said ?? []);
  const hits = said.reduce((known, each) => hitsAfter(known, each, seats), NO_HITS);
  return {
    reactions: said.flatMap((each) => reactionsTo(each, seats, match)),
    answers: chats.map((chat) => answerTo(chat, seats, hits, match)),
    calm: frames.map((frame) => Math.min(1e9, calmFor(frame))),
    speak: frames.map((frame) => Math.min(1e9, robotsMaySpeakFor(frame, seats))),
  };
}

console.log(JSON.stringify(JSON.parse(readFileSync(process.argv[2], "utf8")).map(lived)));
