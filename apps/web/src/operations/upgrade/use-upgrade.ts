import { operationsApi, type UpgradePhase, type UpgradeWindow, upgradePhase } from '@zhibi/contract/operations';
import { useEffect, useReducer } from 'react';
import { useRead } from '../../platform/api.js';
import { serverNow } from '../../platform/server-clock.js';
import { instantOf, stampOf } from '../../platform/time.js';

const EVERY_MS = 120_000;
const SOON_MS = 15_000;
const DAY_MS = 86_400_000;

export interface Upgrade {
  window: UpgradeWindow | undefined;
  phase: UpgradePhase;
}

/** The announced upgrade and where this moment stands to it; looks at the clock of the server, and again at the start and the end. */
export function useUpgrade(): Upgrade {
  const [, look] = useReducer((times: number) => times + 1, 0);
  const read = useRead(operationsApi.upgradeCheck, {}, { everyMs: EVERY_MS, quiet: true });
  const window = read.data;
  const phase = window ? upgradePhase(window, stampOf(serverNow())) : 'none';
  const next = phase === 'ahead' ? window?.startTime : phase === 'inside' ? window?.endTime : undefined;
  const { refetch } = read;
  // The clock, and at its turn the server: an end may have been put off.
  useEffect(() => {
    if (!next) return;
    const waitMs = Math.min(Math.max(instantOf(next).getTime() - serverNow().getTime(), 0) + 500, DAY_MS);
    const timer = setTimeout(() => {
      look();
      void refetch();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [next, refetch]);
  const isEnding = window?.upgrade === true && phase === 'none';
  // Over by the clock, but the server has not said so: it is asked until it does.
  useEffect(() => {
    if (!isEnding) return;
    const timer = setInterval(() => void refetch(), SOON_MS);
    return () => clearInterval(timer);
  }, [isEnding, refetch]);
  return { window, phase };
}
