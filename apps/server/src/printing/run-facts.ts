import type { PageSize } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import { type Copy, copiesOf, findPaper, findRun, geometryOf, type Run } from '../papers/index.js';
import { classesOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { mayOrder } from './policy.js';

/** A print run as an order of it says it. */
export interface RunFacts {
  run: Run;
  title: string;
  classNames: string[];
  pageSize: PageSize;
  pageCount: number;
  copies: Copy[];
}

export async function factsOfRun(db: Db, schoolId: string, printRunId: string): Promise<RunFacts> {
  const run = found(await findRun(db, schoolId, printRunId));
  const paper = found(await findPaper(db, schoolId, run.paperId));
  const { pageSize, pageCount } = await geometryOf(db, schoolId, run.paperId, run.revision, run.form);
  const classes = await classesOf(db, schoolId, run.classIds);
  return {
    run,
    title: paper.title,
    classNames: classes.map(({ className }) => className),
    pageSize,
    pageCount,
    copies: await copiesOf(db, schoolId, printRunId),
  };
}

/** A print run that the actor may order; anybody else's is not there. */
export async function orderableRun(db: Db, actor: Actor, printRunId: string): Promise<RunFacts> {
  ensure(actor.schoolId !== '', 'not-found');
  const facts = await factsOfRun(db, actor.schoolId, printRunId);
  ensure(mayOrder(actor, facts.run), 'not-found');
  return facts;
}

/** What an order takes over from its print run. */
export const takenFrom = ({ run, title, classNames, pageSize, pageCount, copies }: RunFacts) => ({
  printRunId: run.printRunId,
  paperId: run.paperId,
  title,
  classNames,
  pageSize,
  dots: run.dots,
  pages: Array.from({ length: pageCount }, (_, at) => at + 1),
  studentIds: copies.map(({ studentId }) => studentId),
});
