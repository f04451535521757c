import type { EvidenceSource } from '@zhibi/contract/capture';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { ItemReading } from './rules-item.js';
import { areasOfItem, type InkByArea, type ItemToRead, readItem } from './rules-reading.js';
import { forPerson, type SeenArea } from './rules-seen.js';
import { isGiven, readTyped, type TypedArea } from './rules-typed.js';

/** What there is of an area beside ink, and what it came from. */
export interface SourceArea extends SeenArea, TypedArea {
  source: EvidenceSource;
}

const noInk: InkByArea = new Map();

/**
 * Reads an item by everything that came for it, each source by itself. Where they say the same it counts; a pen, a picture and a screen that
 * disagree are looked at by a person, and none of them is thrown away.
 */
export function readSources(
  item: ItemToRead,
  areas: readonly AnswerArea[],
  ink: InkByArea,
  sources: readonly SourceArea[],
): ItemReading {
  const own = areasOfItem(areas, item.itemId);
  const ownIds = new Set(own.map(({ areaId }) => areaId));
  const from = (source: EvidenceSource) => {
    const seen = sources.filter((one) => one.source === source && ownIds.has(one.areaId));
    return new Map(seen.map((one) => [one.areaId, one]));
  };
  const isWritten = own.some(({ areaId }) => (ink.get(areaId)?.length ?? 0) > 0);
  const pictured = [from('scan'), from('photo')].filter(({ size }) => size > 0);
  const typed = from('screen');
  const places = own.filter(({ areaType }) => areaType !== areaTypes.question);
  const readings = [
    ...([...typed.values()].some(isGiven) ? [readTyped(item, places, typed)] : []),
    ...(isWritten ? [readItem(item, areas, ink)] : []),
    ...pictured.map((seen) => readItem(item, areas, noInk, seen)),
  ];
  return readings.length === 0 ? readItem(item, areas, noInk) : agreed(readings);
}

/** One of them is sure, and all say what it says. */
function agreed(readings: readonly ItemReading[]): ItemReading {
  const [only] = readings;
  if (only !== undefined && readings.length === 1) return only;
  const sure = readings.find(({ kind }) => kind === 'scored');
  const isShared = readings.every(({ score, text }) => score !== null && text === sure?.text);
  return sure !== undefined && isShared ? sure : forPerson;
}
