import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import {
  alsoTouched,
  areNextRows,
  besideEmpty,
  isStackedWith,
  mayBeSqueezed,
  type Stroke,
  strokeBounds,
} from '@zhibi/ink';
import { fractionOf } from '@zhibi/ink/recogniser';
import type { ItemReading } from './rules-item.js';
import type { InkByArea } from './rules-reading.js';
import { forPerson } from './rules-seen.js';

/** What ink that is bound elsewhere says about items. */
export interface Around {
  /**
   * Something was drawn or written that may speak of them: two answers swapped by a curve, an arrow into another question's
   * blank, an arc through the row above, a number behind a blank, between two rows, or squeezed in over the answer.
   */
  touched: ReadonlySet<string>;
  /** A place of theirs has no ink, and what lies beside it in the next row, or in no area of the page, may be its answer. */
  missed: ReadonlySet<string>;
}

/** `unplaced`: pages of the copy on which there may be more: ink in no area, or a photograph that could not be read, waits for a person. */
export function aroundItems(ink: InkByArea, areas: readonly AnswerArea[], unplaced: readonly number[] = []): Around {
  const [touched, missed] = [new Set<string>(), new Set<string>()];
  const isEmpty = (area: AnswerArea) => {
    const row = area.option === null ? [area] : areas.filter((one) => one.option !== null && sharesItem(one, area));
    return row.every(({ areaId }) => (ink.get(areaId)?.length ?? 0) === 0);
  };
  for (const bound of areas)
    for (const stroke of ink.get(bound.areaId) ?? []) {
      for (const { qids } of alsoTouched(stroke, bound, areas, { surely: true })) add(touched, qids);
      if (stroke.tip === 'eraser') continue;
      for (const area of besideEmpty(strokeBounds(stroke), bound, areas)) if (isEmpty(area)) add(missed, area.qids);
      const squeezed = mayBeSqueezed(strokeBounds(stroke), bound, areas);
      const isTwo = squeezed.length > 0 && isSecond(stroke, ink.get(bound.areaId) ?? []);
      for (const { areaId, qids } of squeezed)
        if (isTwo || isSmallBeside(ink.get(bound.areaId) ?? [], ink.get(areaId) ?? [])) add(touched, qids);
    }
  // The second mark of the next row may have missed its own.
  const marked = areas.filter((area) => area.option !== null && (ink.get(area.areaId)?.length ?? 0) > 0);
  const isTwice = (a: AnswerArea) =>
    (ink.get(a.areaId)?.length ?? 0) > 1 || marked.some((b) => a !== b && sharesItem(a, b));
  const twice = marked.filter(isTwice);
  for (const area of areas)
    if (area.option !== null && isEmpty(area) && twice.some((one) => areNextRows(one, area))) add(missed, area.qids);
  for (const area of areas)
    if (area.areaType !== areaTypes.question && unplaced.includes(area.page) && isEmpty(area)) add(missed, area.qids);
  return { touched, missed };
}

const add = (to: Set<string>, ids: readonly string[]): void => {
  for (const id of ids) to.add(id);
};

const sharesItem = (a: AnswerArea, b: AnswerArea): boolean => a.qids.some((id) => b.qids.includes(id));

/** In heights: what is squeezed in over an answer is so much smaller than it, also where the row above is empty. */
const SMALLER = 1.2;
const isSmallBeside = (above: readonly Stroke[], answer: readonly Stroke[]): boolean =>
  answer.length > 0 && strokeBounds(...answer).heightMm > SMALLER * strokeBounds(...above).heightMm;

/** Two numbers over each other in one place, and no fraction. */
const isSecond = (stroke: Stroke, all: readonly Stroke[]): boolean =>
  isStackedWith(
    stroke,
    all.filter((one) => one !== stroke),
  ) && fractionOf(all) === undefined;

/**
 * What is meant by such a sign no machine knows: neither a score nor a proposal may stand on the answers that it touches. An
 * empty place beside which something lies is looked at when the paper is in.
 */
export function unlessTouched(reading: ItemReading, itemId: string, { touched, missed }: Around): ItemReading {
  if (touched.has(itemId) && reading.kind !== 'empty') return forPerson;
  if (!missed.has(itemId) && !touched.has(itemId)) return reading;
  return reading.kind === 'empty' ? { kind: 'beside', text: null, confidence: null, score: null } : forPerson;
}
