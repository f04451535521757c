import type { AnswerArea } from '@zhibi/contract/papers';
import { alsoTouched } from '@zhibi/ink';
import type { ItemReading } from './rules-item.js';
import type { InkByArea } from './rules-reading.js';
import { forPerson } from './rules-seen.js';

/**
 * The items about which ink says something that is bound elsewhere: two answers swapped by a curve, an arrow into another
 * question's blank, an arc through the row above, a number behind a blank.
 */
export function touchedItems(ink: InkByArea, areas: readonly AnswerArea[]): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const bound of areas)
    for (const stroke of ink.get(bound.areaId) ?? [])
      for (const { qids } of alsoTouched(stroke, bound, areas)) for (const id of qids) touched.add(id);
  return touched;
}

/** What is meant by such a sign no machine knows: neither a score nor a proposal may stand on the answers that it touches. */
export const unlessTouched = (reading: ItemReading, isTouched: boolean): ItemReading =>
  isTouched ? forPerson : reading;
