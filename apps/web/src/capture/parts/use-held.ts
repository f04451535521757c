import { useState } from 'react';

/** A value as it was when it was held; let go, it is what it is now. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  if (isHeld && held === null) setHeld({ value });
  if (!isHeld && held !== null) setHeld(null);
  return isHeld && held !== null ? held.value : value;
}
