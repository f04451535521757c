import { sumScores } from '@zhibi/grading';
import { optionalGroups, type PaperItemFacts } from '../../papers/index.js';
import { type ItemStatistics, itemStatistics, type ScoreTable } from './rules-paper.js';

interface Marked {
  items: readonly Pick<PaperItemFacts, 'itemId' | 'score' | 'optional'>[];
  totals: readonly { studentId: string }[];
  scores: readonly { studentId: string; itemId: string; score: number }[];
}

/**
 * The marked copies as a table in which all students answered the same: optional questions of a section are one column, in which each has what the
 * chosen ones gave. What has no score earned nothing.
 */
export function asAnswered({ items, totals, scores }: Marked): ScoreTable {
  const scoreOf = scoresOf(scores);
  const groups = optionalGroups(items);
  const always = items.filter(({ optional }) => optional === undefined);
  const row = (studentId: string) => [
    ...always.map(({ itemId }) => scoreOf(studentId, itemId) ?? 0),
    ...groups.map((group) => sumScores(group.items.map(({ itemId }) => scoreOf(studentId, itemId) ?? 0))),
  ];
  return {
    full: [
      ...always.map(({ score }) => score),
      ...groups.map(({ choose, items: own }) => choose * Math.max(...own.map(({ score }) => score))),
    ],
    rows: totals.map(({ studentId }) => row(studentId)),
  };
}

/** What each question was within its paper: an optional one among those who chose it, beside what all answered. */
export function statisticsOf(marked: Marked): ItemStatistics[] {
  const { items, totals, scores } = marked;
  const always = items.filter(({ optional }) => optional === undefined);
  const ofAll = itemStatistics(asAnswered(marked));
  const scoreOf = scoresOf(scores);
  return items.flatMap((item): ItemStatistics[] => {
    if (item.optional === undefined) return ofAll.slice(always.indexOf(item), always.indexOf(item) + 1);
    const chose = totals.filter(({ studentId }) => scoreOf(studentId, item.itemId) !== undefined);
    const beside = [...always, { ...item, optional: undefined }];
    return itemStatistics(asAnswered({ items: beside, totals: chose, scores })).slice(-1);
  });
}

function scoresOf(scores: Marked['scores']) {
  const known = new Map(scores.map(({ studentId, itemId, score }) => [`${studentId} ${itemId}`, score]));
  return (studentId: string, itemId: string) => known.get(`${studentId} ${itemId}`);
}
