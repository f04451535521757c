import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: what is asked of the server while somebody types. */
export function useSettled<T>(value: T, waitMs = 500): T {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState(key);
  // The clock of the browser.
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(key), waitMs);
    return () => clearTimeout(waiting);
  }, [key, waitMs]);
  return JSON.parse(settled) as T; // as: what was written of the same type
}
