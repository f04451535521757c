import { useEffect, useState } from 'react';

/** Counts down to a moment, second by second. `0` when it is reached or was never set. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [untilMs, setUntilMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const isRunning = secondsLeft > 0;

  // The clock runs outside React; it stops when nothing is left, and while the form is hidden.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (seconds: number) => {
    setNowMs(Date.now());
    setUntilMs(Date.now() + seconds * 1000);
  };
  return { secondsLeft, start };
}
