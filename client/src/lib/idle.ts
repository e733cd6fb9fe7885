// What nobody waits for is done when the page has nothing else to do.

const A_WHILE = 200; // milliseconds: later, where the browser cannot say when that is
const AFTERWARDS = 1500;
const LONGEST = 5000; // a page that is never idle gets it done, too

/** The answer ends the wait. */
export function whenIdle(what: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(what, A_WHILE);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(what, { timeout: LONGEST });
  return () => cancelIdleCallback(call);
}

/** When what is on the screen has long been there. The answer ends the wait. */
export function afterwards(what: () => void): () => void {
  let end = (): void => undefined;
  const timer = setTimeout(() => (end = whenIdle(what)), AFTERWARDS);
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Until the browser has painted, and whoever taps was heard. A page that nobody sees is not painted, and goes on. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, A_WHILE);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}
