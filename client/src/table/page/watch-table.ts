// All that goes on beside a table for as long as its page is open.
import { watchAway } from "../away/watch-away";
import { watchHint } from "../hint/hint";
import { tellSpeed } from "../hint/speed";
import type { TableModel } from "../state/model";
import { fetchAhead } from "../timing/ahead";
import { watchPaint } from "../timing/paint";
import { tellPainted } from "../timing/painted";
import { preloadFaces } from "../timing/preload";
import { areComparedHere, keepSealed } from "../timing/sealed";
import { tellVerdicts } from "../verdict/verdict";

/** Called once by the page of a table. The answer ends it. */
export function watchTable(model: TableModel): () => void {
  const endings = [
    watchPaint(model),
    preloadFaces(model),
    keepSealed(model),
    fetchAhead(model, () => areComparedHere(model)),
    tellPainted(model),
    tellVerdicts(model),
    watchAway(model),
    watchHint(model),
    tellSpeed(model),
  ];
  return () => endings.forEach((end) => end());
}
