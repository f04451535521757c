import type { ClassReport, LevelProposal } from '@zhibi/contract/analysis';
import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { starsOf } from '@zhibi/contract/marking';

type Row = ClassReport['rows'][number];

/** A student's result with what is known around it. */
export interface Line {
  row: Row;
  late: boolean;
  /** How long was written; null where nothing tells. */
  minutes: number | null;
  /** The rates of the last results, the newest last. */
  rates: readonly number[];
}

const minutesOf = (seconds: number) => (seconds === 0 ? null : Math.max(1, Math.round(seconds / 60)));

/** Everything of one student in one line. */
export const lineOf = (
  row: Row,
  handedIn: SubmissionOfStudent | undefined,
  wroteSeconds: number,
  lately: LevelProposal | undefined,
): Line => ({
  row,
  late: handedIn?.late ?? false,
  minutes: minutesOf(wroteSeconds),
  rates: lately?.last.map(({ rate }) => rate) ?? [],
});

/** The stars of a score; null where there is none. A paper without points has none either. */
export const starsOfRow = ({ total }: Pick<Row, 'total'>, fullScore: number): number | null =>
  total === null || fullScore === 0 ? null : starsOf((total / fullScore) * 100);
