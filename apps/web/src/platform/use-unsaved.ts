import { useEffect } from 'react';
import { leaving } from './leaving.js';

/** While something is unsaved, closing the window asks, and a page that must begin anew sends it first. `keeper` sends it; without one the person does. */
export function useUnsaved(isUnsaved: boolean, keeper?: { flush: () => Promise<unknown> }): void {
  // Closing the window is the browser's business; it asks in its own words.
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const off = leaving.on({ pending: () => true, save: async () => keeper?.flush() });
    return () => {
      removeEventListener('beforeunload', ask);
      off();
    };
  }, [isUnsaved, keeper]);
}
