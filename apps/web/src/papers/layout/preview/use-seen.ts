import { type RefObject, useEffect, useState } from 'react';

/** True once the thing has come near the window: a long paper loads the pages that are looked at. */
export function useSeen(thing: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  // What is on the window is the browser's to know.
  useEffect(() => {
    const element = thing.current;
    if (isSeen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [thing, isSeen]);
  return isSeen;
}
