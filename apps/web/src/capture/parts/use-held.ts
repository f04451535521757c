import { useState } from 'react';

/** A value as it was when it was held; let go, it is what it is now. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(() => value);
  if (!isHeld && held !== value) setHeld(() => value);
  return isHeld ? held : value;
}
