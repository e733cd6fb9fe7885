// Where sealed pictures are handed out, each once.
const TRIES = 3;
const WAIT = 300; // milliseconds before a picture is asked for again, twice as long each time
const SMALL = 500; // pixels of the page: the shorter side of a phone

/** The picture, or null if it cannot be had any more. */
export async function handedOut(address: string, leaving: AbortSignal): Promise<Blob | null> {
  const sized = isSmall() ? `${address}.half` : address;
  for (let left = TRIES, wait = WAIT; left > 0 && !leaving.aborted; left--, wait *= 2) {
    try {
      const answer = await fetch(sized, { credentials: "same-origin", signal: leaving });
      if (answer.ok) return await answer.blob();
      if (answer.status < 500) return null;
    } catch {
      // the line is bad: perhaps it was not handed out yet
    }
    await new Promise((done) => setTimeout(done, wait));
  }
  return null;
}

/** Half the width and height of a picture are enough for a phone, and less than half the bytes. */
function isSmall(): boolean {
  return Math.min(screen.width, screen.height) < SMALL;
}
