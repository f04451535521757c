import { grouped } from '@zhibi/contract/kernel';
import type { Geometry, PageSize } from '@zhibi/contract/papers';
import { layingFault, type PileCounts, type PrintOptions, sheetOf } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { type Copy, copiesOf, findPaper, findRun, geometryOf, type Run } from '../papers/index.js';
import { classesOf, seatRows } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { mayOrder } from './policy.js';
import { amountsOf, type Pile, pilesOf } from './rules-piles.js';

/** A print run as an order of it says it. */
export interface RunFacts {
  run: Run;
  title: string;
  classNames: string[];
  classNameById: ReadonlyMap<string, string>;
  pageSize: PageSize;
  pageCount: number;
  geometry: Geometry;
  copies: Copy[];
}

export async function factsOfRun(db: Db, schoolId: string, printRunId: string): Promise<RunFacts> {
  const run = found(await findRun(db, schoolId, printRunId));
  const paper = found(await findPaper(db, schoolId, run.paperId));
  const geometry = await geometryOf(db, schoolId, run.paperId, run.revision, run.form);
  const { pageSize, pageCount } = geometry;
  const classes = await classesOf(db, schoolId, run.classIds);
  return {
    run,
    title: paper.title,
    classNames: classes.map(({ className }) => className),
    classNameById: new Map(classes.map(({ classId, className }) => [classId, className])),
    pageSize,
    pageCount,
    geometry,
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

/** Copies are wanted after now, and before their homework is over; of one that is over already they are for who hands in late. */
export function ensureWanted({ overAt }: Pick<Run, 'overAt'>, wanted: Date, now: Date): void {
  ensure(wanted > now, 'conflict', 'wanted-past');
  ensure(overAt === null || overAt <= now || wanted <= overAt, 'conflict', 'wanted-after-end');
}

/** An order of no copies, or of no pages, is refused in words before anything is counted. */
export const ensureSheets = (copies: readonly unknown[], pages: number): void =>
  ensure(copies.length > 0 && pages > 0, 'conflict', 'nothing-to-print');

/** What an order takes over from its print run, laid as is wished; wishes that no sheet can hold are refused. */
export async function takenFrom(db: Db, schoolId: string, facts: RunFacts, options: PrintOptions) {
  const { run, title, classNames, classNameById, pageCount, copies } = facts;
  ensureSheets(copies, pageCount);
  return {
    printRunId: run.printRunId,
    paperId: run.paperId,
    title,
    classNames,
    dots: run.dots,
    pages: Array.from({ length: pageCount }, (_, at) => at + 1),
    pageSize: sheetSizeOf(facts, options),
    ...amountsOf(await pilesNow(db, schoolId, copies, options), options, classNameById),
  };
}

/** The paper that these pages are printed on as is wished. */
export function sheetSizeOf({ run, pageSize, pageCount }: RunFacts, options: PrintOptions): PageSize {
  const sheet = sheetOf(pageSize, options.imposition);
  const fault = layingFault(options, { pageSize, pageCount });
  ensure(fault === undefined && sheet !== undefined, 'conflict', fault);
  ensure(!(run.dots && options.spares), 'conflict', 'spares-need-codes');
  return sheet;
}

/** How these copies part, whatever is wished. */
export async function pileCounts(
  db: Db,
  schoolId: string,
  copies: readonly Pick<Copy, 'studentId' | 'classId'>[],
): Promise<PileCounts> {
  const rows = await pilesNow(db, schoolId, copies, { separators: 'row', spares: false });
  const classes = grouped(copies, ({ classId }) => classId);
  return { classCopies: [...classes.values()].map((own) => own.length), rows: rows.length };
}

/** The piles of these copies, as classes sit now. */
export async function pilesNow(
  db: Db,
  schoolId: string,
  copies: readonly Pick<Copy, 'studentId' | 'classId'>[],
  options: Pick<PrintOptions, 'separators' | 'spares'>,
): Promise<Pile[]> {
  const classIds = [...new Set(copies.map(({ classId }) => classId))];
  const seats = options.separators === 'row' ? await seatRows(db, { schoolId, classIds }) : new Map();
  return pilesOf(copies, seats, options);
}
