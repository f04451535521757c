import type { Rank, RankShown, StageLevel } from '@zhibi/contract/analysis/stage-tests';
import { betterThan, fifthOf, standardPoints } from '@zhibi/grading';
import { levelByStudent } from './rules-overview.js';
import { type Measured, satIn } from './rules-results.js';

export interface ShownResult {
  score: number | null;
  absent: boolean;
  assigned: number | null;
  level: StageLevel | null;
  change: number | null;
  rank: Rank | null;
}

/** Standard points of everybody who sat; empty where nobody is ahead of anybody. */
export function standardByStudent(measured: Measured | undefined): Map<string, number> {
  const sat = measured ? satIn(measured) : [];
  const points = standardPoints(sat.map(({ score }) => score)) ?? [];
  return new Map(sat.flatMap(({ studentId }, at) => (points[at] === undefined ? [] : [[studentId, points[at]]])));
}

/**
 * What a reader is shown of each student: the score, and of the place only as much as the policy says. A change is told in standard
 * points against another test, without saying where one stands in either.
 */
export function shownResults(
  measured: Measured,
  { shown, before }: { shown: RankShown; before: Measured | undefined },
): Map<string, ShownResult> {
  const sat = satIn(measured);
  const better = betterThan(sat.map(({ score }) => score));
  const placeOf = new Map(sat.map(({ studentId }, at) => [studentId, better[at] ?? 0]));
  const levelOf = shown === 'none' ? new Map<string, StageLevel>() : levelByStudent(measured);
  const [is, was] = [standardByStudent(measured), standardByStudent(before)];
  return new Map(
    measured.outcomes.map(({ studentId, score, absent, assigned }) => {
      const [now, then] = [is.get(studentId), was.get(studentId)];
      const change = now === undefined || then === undefined ? null : Math.round((now - then) * 10) / 10;
      const place = placeOf.get(studentId);
      const rank = place === undefined ? null : rankOf(place, sat.length, shown);
      return [studentId, { score, absent, assigned, level: levelOf.get(studentId) ?? null, change, rank }];
    }),
  );
}

function rankOf(better: number, of: number, shown: RankShown): Rank | null {
  if (shown === 'exact') return { kind: 'exact', place: better + 1, of };
  return shown === 'band' ? { kind: 'band', ...fifthOf(better, of) } : null;
}
