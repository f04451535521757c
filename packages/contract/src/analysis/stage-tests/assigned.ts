import { z } from 'zod';

/** A band of places and what it is worth: `share` of the students in percent, points from `low` to `high` (equal: all of the band have the same). */
export const AssignedBand = z.object({
  name: z.string().trim().min(1).max(8),
  share: z.number().positive().max(100),
  low: z.number().min(0).max(1000),
  high: z.number().min(0).max(1000),
});
export type AssignedBand = z.infer<typeof AssignedBand>;

export const AssignedScheme = z.enum(['shanghai', 'zhejiang', 'three-one-two', 'own']);
export type AssignedScheme = z.infer<typeof AssignedScheme>;

/** Assigned points (等级赋分): the bands from the best down; their shares make 100 percent, their points fall. */
export const AssignedRule = z.object({ scheme: AssignedScheme, bands: z.array(AssignedBand).min(2).max(60) });
export type AssignedRule = z.infer<typeof AssignedRule>;

/** What is wrong with a table of bands; undefined where nothing is. */
export function assignedFault({ bands }: AssignedRule): 'assigned-shares' | 'assigned-order' | undefined {
  if (Math.abs(bands.reduce((sum, { share }) => sum + share, 0) - 100) > 1e-6) return 'assigned-shares';
  const falls = bands.every(({ low, high }, at) => low <= high && (at === 0 || high < (bands[at - 1]?.low ?? 0)));
  return falls ? undefined : 'assigned-order';
}

const fixed = (name: string, share: number, points: number): AssignedBand => ({
  name,
  share,
  low: points,
  high: points,
});

/**
 * 上海市普通高中学业水平等级性考试（《上海市深化高等学校考试招生综合改革实施方案》2014，《上海市普通高中学业水平考试实施办法》):
 * five grades in eleven levels, A+ 5 %, A 10 %, B+ to C- 10 % each, D+ and D 10 % each, E 5 %; 70 points at best, 3 less each level, 40 for E.
 */
const shanghai: readonly AssignedBand[] = ['A+', 'A', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'E'].map(
  (name, at) => fixed(name, at === 0 || at === 10 ? 5 : 10, 70 - 3 * at),
);

/**
 * 浙江省普通高中学业水平选考（《浙江省深化高校考试招生制度综合改革试点方案》2014): twenty-one levels, 100 points at best and 3 less each level
 * down to 40; shares 1 2 3 4 5 6 7 8 7 7 7 7 7 7 6 5 4 3 2 1 1 percent.
 */
const zhejiang: readonly AssignedBand[] = [1, 2, 3, 4, 5, 6, 7, 8, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1, 1].map(
  (share, at) => fixed(String(at + 1), share, 100 - 3 * at),
);

/**
 * 3+1+2 的再选科目（教育部 2019 年指导意见，各省实施方案): A 15 %, B 35 %, C 35 %, D 13 %, E 2 %; within a grade the score is carried over in
 * proportion, (Y2-Y)/(Y-Y1) = (T2-T)/(T-T1), and rounded.
 */
const threeOneTwo: readonly AssignedBand[] = [
  { name: 'A', share: 15, low: 86, high: 100 },
  { name: 'B', share: 35, low: 71, high: 85 },
  { name: 'C', share: 35, low: 56, high: 70 },
  { name: 'D', share: 13, low: 41, high: 55 },
  { name: 'E', share: 2, low: 30, high: 40 },
];

/** The public rules as data; a school may keep its own table beside them. */
export const assignedBands: Readonly<Record<Exclude<AssignedScheme, 'own'>, readonly AssignedBand[]>> = {
  shanghai,
  zhejiang,
  'three-one-two': threeOneTwo,
};
