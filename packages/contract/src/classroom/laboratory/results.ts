import type { LabOutcome, LabScoreSent, LabStep } from './model.js';

/** Scorers further apart than this share of a step have to agree. */
export const LAB_SHARE = 0.2;

type Step = Pick<LabStep, 'stepId' | 'points' | 'safety'>;

/** The scores of one student at one step: of each scorer, and what was decided. */
export interface CellScores {
  scores: readonly number[];
  settled: number | null;
}

export interface CellResult {
  points: number | null;
  differs: boolean;
}

export const toHalves = (points: number): number => Math.round(points * 2) / 2;

/** The mean of the scorers in halves; what was decided stands above it. */
export function cellResult({ points: full }: Step, { scores, settled }: CellScores): CellResult {
  if (settled !== null) return { points: settled, differs: false };
  if (scores.length === 0) return { points: null, differs: false };
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  // A share of tenths is not exact: half a point is the least difference there is.
  const differs = Math.max(...scores) - Math.min(...scores) > full * LAB_SHARE + 1e-9;
  return { points: toHalves(mean), differs };
}

export interface StudentResult {
  cells: CellResult[];
  total: number | null;
  stopped: boolean;
  missing: number;
  differences: number;
}

/** What came out for a student. A step without a score keeps the sum open. */
export function studentResult(steps: readonly Step[], cellOf: (stepId: string) => CellScores): StudentResult {
  const cells = steps.map((step) => cellResult(step, cellOf(step.stepId)));
  const missing = cells.filter(({ points }) => points === null).length;
  return {
    cells,
    missing,
    total: missing > 0 ? null : cells.reduce((sum, { points }) => sum + (points ?? 0), 0),
    stopped: steps.some((step, at) => step.safety && isMissed(step, cells[at]?.points ?? null)),
    differences: cells.filter(({ differs }) => differs).length,
  };
}

const isMissed = (step: Step, points: number | null): boolean => points !== null && points < step.points;

/** How many of a class keep the work from being finished, and how many were not there. */
export const countsOf = (steps: readonly unknown[], results: readonly StudentResult[]) => ({
  differences: results.reduce((sum, one) => sum + one.differences, 0),
  unfinished: results.filter(({ missing }) => missing > 0 && missing < steps.length).length,
  unscored: results.filter(({ missing }) => missing === steps.length).length,
});

interface Mark {
  studentId: string;
  stepId: string;
  accountId: string;
}

/** How many students each scorer has scored at every step. */
export function doneBy(
  scorerIds: readonly string[],
  steps: readonly Pick<LabStep, 'stepId'>[],
  marks: readonly Mark[],
): number[] {
  const stepIds = new Set(steps.map(({ stepId }) => stepId));
  return scorerIds.map((scorerId) => {
    const byStudent = new Map<string, Set<string>>();
    for (const { accountId, studentId, stepId } of marks) {
      if (accountId !== scorerId || !stepIds.has(stepId)) continue;
      byStudent.set(studentId, (byStudent.get(studentId) ?? new Set()).add(stepId));
    }
    return [...byStudent.values()].filter(({ size }) => size === stepIds.size).length;
  });
}

/** Points that a step can give: a safety item all or none. */
export const isOnScale = ({ points: full, safety }: Step, points: number | null): boolean =>
  points === null || (safety ? points === 0 || points === full : points <= full);

type Change = Pick<LabScoreSent, 'version' | 'clientId'>;

/** Whichever way changes come, in whatever order and how often: the highest version stands, of two equal ones always the same. */
export const isNewer = (one: Change, other: Change): boolean =>
  one.version !== other.version
    ? one.version > other.version
    : one.clientId.toLowerCase() > other.clientId.toLowerCase();

const placeOf = ({ studentId, stepId }: Pick<LabScoreSent, 'studentId' | 'stepId'>): string =>
  `${studentId} ${stepId}`.toLowerCase();

/** Of changes of the same place the newest: one for each student and step. */
export function newestOf<T extends LabScoreSent>(sent: readonly T[]): T[] {
  const byPlace = new Map<string, T>();
  for (const one of sent) {
    const known = byPlace.get(placeOf(one));
    if (known === undefined || isNewer(one, known)) byPlace.set(placeOf(one), one);
  }
  return [...byPlace.values()];
}

/** Why a row is not taken; undefined where it may be. */
export function refusalOf(
  { studentId, stepId, points }: LabScoreSent,
  { steps, studentIds }: { steps: readonly Step[]; studentIds: ReadonlySet<string> },
): LabOutcome | undefined {
  const step = steps.find((one) => one.stepId === stepId);
  if (step === undefined) return 'unknown-step';
  if (!studentIds.has(studentId)) return 'unknown-student';
  return isOnScale(step, points) ? undefined : 'off-scale';
}
