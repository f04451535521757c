/** So far below the window a thing is near: it is there before somebody has scrolled to it. */
const NEAR = '400px';
/**
 * What is out of sight comes too once nobody waits: a page that is printed shows all of it. A phone prints seldom, and pays for what nobody
 * scrolls to: there it comes when somebody prints.
 */
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
  const timer = window.matchMedia('(max-width: 767px)').matches ? undefined : setTimeout(once, AT_LATEST_MS);
  addEventListener('beforeprint', once, { once: true });
  const forget = () => {
    watch.disconnect();
    removeEventListener('beforeprint', once);
    clearTimeout(timer);
  };
  watch.observe(element);
  return forget;
}
