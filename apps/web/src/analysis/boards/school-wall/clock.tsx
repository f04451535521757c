import { useEffect, useState } from 'react';
import { nowStamp } from '../../../platform/time.js';

const TICK_MS = 5_000;

/** The time of the school. */
export function Clock() {
  const [now, setNow] = useState(nowStamp);
  // A timer is outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(nowStamp()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <time>{`${now.slice(8, 10)}:${now.slice(10, 12)}`}</time>;
}
