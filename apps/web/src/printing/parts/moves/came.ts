import { grouped } from '@zhibi/contract/kernel';
import type { PrintOrderDetail } from '@zhibi/contract/printing';

type Sheet = PrintOrderDetail['sheets'][number];

/** The copies of a class that were sent and are not printed again already. */
export interface ClassSent {
  className: string;
  students: readonly Sheet[];
}

/** What a school has counted of a class, and whose copies are not among it. */
export interface Came {
  copies: number;
  missing: readonly string[];
}

export function classesSent({ sheets, claimed }: Pick<PrintOrderDetail, 'sheets' | 'claimed'>): ClassSent[] {
  const here = sheets.filter(({ studentId }) => !claimed.includes(studentId));
  return [...grouped(here, ({ className }) => className)].map(([className, students]) => ({ className, students }));
}

/** Whose copies did not come; undefined while that is not said. Where none came it need not be. */
export function missingOf({ students }: ClassSent, { copies, missing }: Came): readonly Sheet[] | undefined {
  if (copies === 0) return students;
  const named = students.filter(({ studentId }) => missing.includes(studentId));
  return named.length === students.length - copies ? named : undefined;
}
