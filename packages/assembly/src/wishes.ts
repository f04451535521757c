import {
  type Blueprint,
  type Bounds,
  questionsOf,
  SHARE_TOLERANCE,
  scoreOf,
  type WantedWish,
} from '@zhibi/contract/papers/composing';
import { meanRate, scoreByType, sumOf } from './figures.js';
import type { Place } from './places.js';
import { groupRows, meanRows, type Row, sumRow } from './rows.js';

/** A wish as conditions on the places, and how much of it a choice gives. */
export interface StatedWish extends WantedWish {
  rows: Row[];
  /** What one unit weighs that a row is missed by: a tenth of the minutes is as much as a tenth of the questions. */
  weight: number;
  /** One number for all rows (at most six of any source): they are missed together, by as much as the worst of them. */
  isOneNumber?: boolean;
  measure: (taken: readonly Place[]) => number;
}

const most = (to: number): Bounds => ({ from: null, to });
const largest = (counts: ReadonlyMap<unknown, number>): number => Math.max(0, ...counts.values());

/** The wishes of a blueprint. What is not asked for, or holds whatever is taken, is not among them. */
export function wishesOf(blueprint: Blueprint, places: readonly Place[]): StatedWish[] {
  const wishes = [
    ...blueprint.types.map((wanted) => typeWish(blueprint, places, wanted)),
    ...meanWishes(blueprint, places),
    ...limitWishes(blueprint, places),
  ];
  return wishes.filter(({ rows }) => rows.length > 0);
}

/** Moving a question within a column of the table is a smaller change than a paper of another length. */
const TOTAL = 1.5;

/** So many questions of a type, and the cells of its column of the table. */
function typeWish(
  { cells }: Blueprint,
  places: readonly Place[],
  { type, count }: Blueprint['types'][number],
): StatedWish {
  const isOf = ({ candidate }: Place) => candidate.type === type;
  const exactly = (test: (place: Place) => boolean, wanted: number, price = 1) =>
    sumRow(places, (place) => (isOf(place) && test(place) ? 1 : 0), { from: wanted, to: wanted, price });
  return {
    wish: { kind: 'type', type },
    wanted: { from: count, to: count },
    rows: [
      exactly(() => true, count, TOTAL),
      ...cells
        .filter((cell) => cell.type === type)
        .map((cell) => exactly(({ topicId }) => topicId === cell.topicId, cell.count)),
    ],
    weight: 1 / count,
    measure: (taken) => taken.filter(isOf).length,
  };
}

/** Difficulty of the whole, and shares of the score. */
function meanWishes(blueprint: Blueprint, places: readonly Place[]): StatedWish[] {
  const weightOf = scoreByType(blueprint);
  const weight = 1 / scoreOf(blueprint);
  const { difficulty, topics } = blueprint;
  const shares = topics.flatMap(({ topicId, share }): StatedWish[] => {
    if (share === null) return [];
    const wanted = { from: Math.max(0, share - SHARE_TOLERANCE), to: Math.min(1, share + SHARE_TOLERANCE) };
    const amountOf = (place: Place) => (place.topicId === topicId ? 1 : 0);
    const measure = (taken: readonly Place[]) =>
      sumOf(taken.filter(amountOf), weightOf) / Math.max(sumOf(taken, weightOf), 0.5);
    const rows = meanRows(places, { amountOf, weightOf }, wanted);
    return [{ wish: { kind: 'share', topicId }, wanted, rows, weight, measure }];
  });
  if (difficulty === null) return shares;
  const rows = meanRows(places, { amountOf: ({ candidate }) => candidate.difficulty, weightOf }, difficulty);
  const measure = (taken: readonly Place[]) => meanRate(taken, weightOf);
  return [{ wish: { kind: 'difficulty' }, wanted: difficulty, rows, weight, measure }, ...shares];
}

/** What a paper may have at most or must have at least. */
function limitWishes(blueprint: Blueprint, places: readonly Place[]): StatedWish[] {
  const { minutes, eachTopic, sameSource, recentDays, apart } = blueprint;
  const wishes: StatedWish[] = [];
  const questions = questionsOf(blueprint);
  if (minutes !== null)
    wishes.push({
      wish: { kind: 'minutes' },
      wanted: most(minutes),
      rows: [sumRow(places, ({ candidate }) => candidate.minutes, { to: minutes })],
      weight: 1 / minutes,
      measure: (taken) => sumOf(taken, ({ candidate }) => candidate.minutes),
    });
  if (eachTopic !== null && eachTopic > 0) {
    const topicIds = blueprint.topics.map((topic) => topic.topicId);
    const rows = topicIds.map((id) => sumRow(places, ({ topicId }) => (topicId === id ? 1 : 0), { from: eachTopic }));
    const measure = (taken: readonly Place[]) =>
      Math.min(...topicIds.map((id) => taken.filter(({ topicId }) => topicId === id).length));
    wishes.push({
      wish: { kind: 'each-topic' },
      wanted: { from: eachTopic, to: null },
      rows,
      weight: 1 / eachTopic,
      isOneNumber: true,
      measure,
    });
  }
  if (sameSource !== null) {
    const sourceOf = ({ candidate }: Place) => candidate.source || null;
    wishes.push({
      wish: { kind: 'source' },
      wanted: most(sameSource),
      rows: groupRows(places, sourceOf, sameSource),
      weight: 1 / sameSource,
      isOneNumber: true,
      measure: (taken) => largest(countsBy(taken, sourceOf)),
    });
  }
  const kinOf = ({ candidate }: Place) => candidate.kin;
  if (apart)
    wishes.push({
      wish: { kind: 'apart' },
      wanted: most(0),
      rows: groupRows(places, kinOf, 1),
      weight: 1 / questions,
      measure: (taken) => sumOf([...countsBy(taken, kinOf).values()], (count) => count - 1),
    });
  const unwanted = (kind: 'recent' | 'repeated', test: (place: Place) => boolean): StatedWish => ({
    wish: { kind },
    wanted: most(0),
    rows: places.some(test) ? [sumRow(places, (place) => (test(place) ? 1 : 0), { to: 0 })] : [],
    weight: 1 / questions,
    measure: (taken) => taken.filter(test).length,
  });
  if (recentDays !== null) wishes.push(unwanted('recent', ({ candidate }) => candidate.isRecent));
  return [...wishes, unwanted('repeated', ({ candidate }) => candidate.isRepeated)];
}

function countsBy(taken: readonly Place[], groupOf: (place: Place) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of taken) {
    const group = groupOf(place);
    if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
