import type { ClassReport } from '@zhibi/contract/analysis';

export interface DistributionBar {
  /** With its unit where it is not points. */
  label: string;
  studentIds: readonly string[];
  /** Share of the highest bar. */
  height: number;
  /** `low` where everybody failed, `high` for the top step: at most two things are highlighted. */
  tone: 'low' | 'middle' | 'high';
}

/** The steps of a distribution as bars: of a paper of 100 they are points, of any other a share of its full marks. */
export function barsOf({ bins, fullScore }: Pick<ClassReport, 'bins' | 'fullScore'>): DistributionBar[] {
  const highest = Math.max(1, ...bins.map(({ studentIds }) => studentIds.length));
  return bins.map(({ label, to, studentIds }, at) => ({
    label: fullScore === 100 ? label : `${label}%`,
    studentIds,
    height: studentIds.length / highest,
    tone: to <= PASS ? 'low' : at === bins.length - 1 ? 'high' : 'middle',
  }));
}

/** The edge of the server's steps under which nobody has passed, in percent. */
const PASS = 60;
