import type { OptionShare } from '@zhibi/contract/questions/statistics';

export type Saying =
  | { key: 'wrongKey' | 'idle'; label: string }
  | { key: 'lure'; label: string; share: number }
  | { key: 'right'; share: number }
  | { key: 'hidden' };

const percent = (share: number): number => Math.round(share * 100);
/** Less is chance in a small class. */
const CLEARLY = 0.1;
const LURES = 0.3;

/** What the options of a question say first: a key that may be wrong, a trap that works, one that nobody takes, or how many were right. */
export function sayingOf(options: readonly OptionShare[]): Saying {
  const wrong = options.filter(({ right }) => !right);
  const reversed = wrong.find(({ upper, lower }) => upper !== null && lower !== null && upper - lower >= CLEARLY);
  if (reversed) return { key: 'wrongKey', label: reversed.label };
  const [lure] = wrong.filter(({ lower }) => (lower ?? 0) >= LURES).sort((a, b) => (b.lower ?? 0) - (a.lower ?? 0));
  if (lure) return { key: 'lure', label: lure.label, share: percent(lure.lower ?? 0) };
  const idle = wrong.find(({ all }) => all === 0);
  if (idle) return { key: 'idle', label: idle.label };
  const rights = options.filter(({ right }) => right);
  if (rights.length === 0 || rights.some(({ all }) => all === null)) return { key: 'hidden' };
  return { key: 'right', share: percent(Math.min(...rights.map(({ all }) => all ?? 0))) };
}
