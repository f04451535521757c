import type { PlacedInk } from '../pens/store-ink.js';
import { secondsOf } from '../rules.js';
import type { MoreInk } from './store-evidence.js';

/**
 * What strokes are as evidence: for each area they lie on how many, and how long they took; a sign that touches other
 * questions is something new there too, and took no time. Ink beside every area is evidence of nothing.
 */
export function evidenceOfInk(ink: readonly PlacedInk[]): MoreInk[] {
  const sums = new Map<string, MoreInk>();
  for (const { homeworkId, studentId, page, strokes } of ink)
    for (const { stroke, areaId, itemIds, also } of strokes) {
      if (itemIds.length === 0) continue;
      const touched = also.map((area) => ({ areaId: area.areaId, itemIds: area.qids, seconds: 0 }));
      for (const one of [{ areaId, itemIds, seconds: secondsOf(stroke) }, ...touched]) {
        const key = `${homeworkId} ${studentId} ${one.areaId}`;
        const known = sums.get(key);
        if (known === undefined) sums.set(key, { homeworkId, studentId, source: 'pen', page, pieces: 1, ...one });
        else {
          known.pieces++;
          known.seconds += one.seconds;
        }
      }
    }
  return [...sums.values()];
}
