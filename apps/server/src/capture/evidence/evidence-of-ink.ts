import type { PlacedInk } from '../pens/store-ink.js';
import { secondsOf } from '../rules.js';
import type { MoreInk } from './store-evidence.js';

/** What strokes are as evidence: for each area they lie on how many, and how long they took. Ink beside every area is evidence of nothing. */
export function evidenceOfInk(ink: readonly PlacedInk[]): MoreInk[] {
  const sums = new Map<string, MoreInk>();
  for (const { homeworkId, studentId, page, strokes } of ink)
    for (const { stroke, areaId, itemIds } of strokes) {
      if (itemIds.length === 0) continue;
      const key = `${homeworkId} ${studentId} ${areaId}`;
      const seconds = secondsOf(stroke);
      const known = sums.get(key);
      if (known === undefined)
        sums.set(key, { homeworkId, studentId, areaId, source: 'pen', page, itemIds, pieces: 1, seconds });
      else {
        known.pieces++;
        known.seconds += seconds;
      }
    }
  return [...sums.values()];
}
