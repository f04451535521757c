const AT_LATEST_MS = 200;

/** Does something as soon as what the page came with is on the screen: neither line nor processor is taken from that picture. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST_MS); // a page in the background is not painted
}
