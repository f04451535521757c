import { useEffect } from 'react';
import { usePhone } from '../platform/window-width.js';

const SOON_MS = 2_000;

/**
 * Fetches the tables and forms of the staff's screens while nobody waits, so that the first of them opens at once. Not on a phone: whoever
 * looks at the home there pays for each kilobyte, and seldom goes on to a table.
 */
export function useWidgets(isStaff: boolean): void {
  const isPhone = usePhone();
  useEffect(() => {
    if (!isStaff || isPhone) return;
    const fetchThem = () => void import('./widgets.js').catch(() => undefined); // the screen that needs them will say what is wrong
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchThem, SOON_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(fetchThem, { timeout: SOON_MS });
    return () => cancelIdleCallback(waiting);
  }, [isStaff, isPhone]);
}
