import { type RefObject, useEffect, useState } from 'react';

/** The width of a thing in pixels, as it is now; 0 until it is known. */
export function useWidth(thing: RefObject<Element | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  // The layout is the browser's.
  useEffect(() => {
    const element = thing.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidthPx(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [thing]);
  return widthPx;
}
