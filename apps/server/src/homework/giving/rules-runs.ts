import type { RunMisfit } from '@zhibi/contract/homework';

/** What decides whether copies can be given out: of which paper they are, and for whom. */
export interface RunFacts {
  paperId: string;
  revision: number;
  classIds: readonly string[];
  status: 'waiting' | 'ready' | 'failed';
}

/** What is to be published to whom. */
export interface RunNeed {
  paperId: string;
  revision: number;
  classIds: readonly string[];
}

/** Copies fit when they show this very paper and were made for all of the classes; otherwise the reason why they do not. */
export function misfitOf(run: RunFacts, { paperId, revision, classIds }: RunNeed): RunMisfit | null {
  if (run.paperId !== paperId || run.revision !== revision) return 'paper-changed';
  if (!classIds.every((classId) => run.classIds.includes(classId))) return 'other-classes';
  return run.status === 'failed' ? 'not-made' : null;
}

/** Of the students who get a homework, how many have no copy in a run; and how many of its copies are nobody's then. */
export function coverOf(copies: ReadonlySet<string>, students: readonly string[]): { without: number; unused: number } {
  const having = students.filter((studentId) => copies.has(studentId)).length;
  return { without: students.length - having, unused: copies.size - having };
}
