import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Counts down from what the server said when it answered; null where there is no limit. @param key another answer begins anew */
export function useCountdown(closesInMs: number | null, key: unknown): string | null {
  const [passed, setPassed] = useState({ key, ms: 0 });
  // The clock of the browser ticks outside React.
  useEffect(() => {
    if (closesInMs === null) return;
    const from = performance.now();
    const ticking = window.setInterval(() => setPassed({ key, ms: performance.now() - from }), TICK_MS);
    return () => window.clearInterval(ticking);
  }, [closesInMs, key]);
  if (closesInMs === null) return null;
  const seconds = Math.max(0, Math.ceil((closesInMs - (passed.key === key ? passed.ms : 0)) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
