import type { Cut } from './cut.js';
import { dealt } from './deal.js';

/**
 * A key under the last of some questions that names them all (`【答案】8．… 9．… 10．B`) is dealt out by their numbers; so is an analysis. Only where each
 * number is a question that has none of its own, and the last is the one under which it stands.
 */
export function shareKeys(cuts: readonly Cut[]): void {
  for (const [at, cut] of cuts.entries())
    for (const field of ['answer', 'analysis'] as const) {
      const pieces = dealt(cut[field].join('\n').trim());
      const last = pieces.at(-1)?.[0];
      if (pieces.length < 2 || last !== cut.number) continue;
      const before = cuts.slice(Math.max(0, at + 1 - pieces.length), at + 1);
      const fits = before.every(
        (one, nth) => one.number === pieces[nth]?.[0] && (one === cut || one[field].length === 0),
      );
      if (!fits || before.length !== pieces.length) continue;
      for (const [nth, one] of before.entries()) one[field] = (pieces[nth]?.[1] ?? '').split('\n');
    }
}
