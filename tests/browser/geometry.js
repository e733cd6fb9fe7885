// The geometry gate, run in the page: everything that lies where it should not, in words. See geometry.py.
([target, strip]) => {
  const found = [];
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }) && box(each).width > 0);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const px = ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`;

  const zones = all("[data-zone]");
  zones.forEach((one, number) => {
    for (const other of zones.slice(number + 1)) {
      const apart = !one.contains(other) && !other.contains(one);
      if (apart && meet(box(one), box(other))) found.push(`${one.dataset.zone} lies on ${other.dataset.zone}`);
    }
    const { left, right } = box(one);
    if (left < -1 || right > innerWidth + 1) found.push(`${one.dataset.zone} leaves the screen`);
  });

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`sideways: ${wide} in ${innerWidth}`);

  /** Does a finger at this point touch the piece? */
  const touches = (piece, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (piece.contains(hit) || hit.closest("button, a") === piece);
  };
  for (const piece of all("[data-piece][data-lit]")) {
    piece.scrollIntoView({ block: "nearest" }); // where words are large, a page may be longer than the screen
    const { left, right, top, width, height } = box(piece);
    if (width < target - 0.5 || height < target - 0.5) found.push(`${piece.dataset.piece} is ${px(box(piece))}`);
    let seen = 0;
    for (let x = left + 2; x < right; x += 4) {
      if ([0.25, 0.5, 0.75].some((part) => touches(piece, x, top + height * part))) seen += 4;
    }
    if (seen < Math.min(strip, width - 4)) found.push(`${piece.dataset.piece} can be seen for ${seen} px`);
  }

  for (const button of all("button, a.button, input").filter((each) => each.dataset.piece === undefined)) {
    const { width, height } = box(button);
    if (width < target - 0.5 || height < target - 0.5) found.push(`${px(box(button))}: ${button.textContent || button.ariaLabel}`);
  }
  return found;
}
