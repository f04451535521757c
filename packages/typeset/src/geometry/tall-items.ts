import type { AreaMeaning } from '../source/area-ledger.js';
import type { Marker } from './collect-areas.js';

/** A question higher than this share of a column may run over to the next: moved whole it would leave half a page empty. */
const TALL = 0.8;

/** The items that are too high to be kept whole, in pages where all of them are. */
export function tallItems(
  markers: readonly Marker[],
  meanings: readonly AreaMeaning[],
  columnHeightMm: number,
): Set<string> {
  const topByArea = new Map<number, number>();
  const tall = new Set<string>();
  for (const { kind, n, y } of markers) {
    if (kind === 'start') topByArea.set(n, y);
    if (kind !== 'end') continue;
    const item = meanings[n]?.itemId;
    if (item !== undefined && y - (topByArea.get(n) ?? y) > TALL * columnHeightMm) tall.add(item);
  }
  return tall;
}
