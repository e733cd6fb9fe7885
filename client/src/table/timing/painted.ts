// A race over pictures begins for everybody at the same moment: the table is told when all that is compared here can be
// shown at once. Until it answers with a frame that holds nothing back, the pictures stay covered.
import { effect } from "@preact/signals";
import type { TableModel } from "../state/model";
import { areHere, comparedPieces } from "./sealed";

const NO_FRAMES = 400; // milliseconds: a page that nobody looks at has no animation frames

/** Says of all pictures that are searched that they are here, once for each address. The answer ends it. */
export function tellPainted(model: TableModel): () => void {
  let told = "";
  return effect(() => {
    const frame = model.frame.value;
    if (!frame?.pictures || model.mine.value.cover) return;
    const pieces = comparedPieces(model);
    const names = [frame.match, frame.pictures, ...pieces.map((piece) => piece.face)].join(" ");
    if (names === told || !areHere(model, pieces)) return;
    told = names;
    const { match, pictures } = frame;
    void laidOut().then(() => model.painted(match, pictures));
  });
}

/** The table around them is on the screen. */
async function laidOut(): Promise<void> {
  const frames = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.race([frames, new Promise((done) => setTimeout(done, NO_FRAMES))]);
}
