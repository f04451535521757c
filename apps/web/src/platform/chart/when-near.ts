/** So far below the window a thing is near: it is there before somebody has scrolled to it. */
const NEAR = '400px';
/** What is out of sight comes too once nobody waits: a page that is printed shows all of it. */
const AT_LATEST_MS = 6_000;

/** Acts once, as soon as the element is in sight or nearly so. @returns forgets it */
export function whenNear(element: Element, act: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    act();
    return () => undefined;
  }
  const once = () => {
    forget();
    act();
  };
  const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && once(), {
    rootMargin: NEAR,
  });
  const timer = setTimeout(once, AT_LATEST_MS);
  const forget = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(element);
  return forget;
}
