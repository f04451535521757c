import { useEffect } from 'react';

const SOON_MS = 2_000;

/** Fetches the tables and forms of the staff's screens while nobody waits, so that the first of them opens at once. */
export function useWidgets(isStaff: boolean): void {
  useEffect(() => {
    if (!isStaff) return;
    const fetchThem = () => void import('./widgets.js').catch(() => undefined); // the screen that needs them will say what is wrong
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchThem, SOON_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(fetchThem, { timeout: SOON_MS });
    return () => cancelIdleCallback(waiting);
  }, [isStaff]);
}
