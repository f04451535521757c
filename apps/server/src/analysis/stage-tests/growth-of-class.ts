import type { RankPolicy } from '@zhibi/contract/analysis/stage-tests';
import { grouped } from '@zhibi/contract/kernel';
import type { Db } from '../../platform/db.js';
import { growthOf } from './rules-growth.js';
import { type ScoreInTest, scoresOut } from './store-growth.js';

export interface ClassGrowth {
  subjectId: number;
  /** The names of the two tests, and the day and rank policy of the later one. */
  before: string;
  after: string;
  heldOn: string;
  ranks: RankPolicy;
  byStudent: Map<string, number>;
}

/** How far each of these students came between the last two stage tests of a subject whose results are out. One query. */
export async function growthOfClass(
  db: Db,
  of: { schoolId: string; studentIds: readonly string[]; subjectIds: readonly number[] },
  now: Date,
): Promise<ClassGrowth[]> {
  if (of.studentIds.length === 0 || of.subjectIds.length === 0) return [];
  const rows = await scoresOut(db, of, now);
  const wanted = rows.filter(({ subjectId }) => of.subjectIds.includes(subjectId));
  return [...grouped(wanted, ({ subjectId }) => subjectId)].flatMap(([subjectId, scores]) => {
    const [before, after] = [...grouped(scores, ({ test }) => test.id).values()].slice(-2);
    const [first, last] = [before?.[0]?.test, after?.[0]?.test];
    if (!before || !after || !first || !last) return [];
    const byStudent = growthOf(ratesOf(before, subjectId), ratesOf(after, subjectId));
    const { heldOn, ranks } = last;
    return [{ subjectId, before: first.name, after: last.name, heldOn, ranks, byStudent }];
  });
}

/** The share of the full score, in percent. */
function ratesOf(rows: readonly ScoreInTest[], subjectId: number): Map<string, number> {
  const full = rows[0]?.test.subjects.find((one) => one.subjectId === subjectId)?.fullScore ?? 100;
  return new Map(rows.flatMap(({ studentId, score }) => (score === null ? [] : [[studentId, (score / full) * 100]])));
}
