import type { Language } from '@zhibi/contract/kernel';
import type { PageSize } from '@zhibi/contract/papers';
import type { Finding, PrintOptions } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { keepPdf, readPdf, sourcesOfRuns, typesetterOf } from '../papers/index.js';
import { classesOf, schoolNamesOf, studentsById, studentsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { ensureOffered } from './ensure-offered.js';
import { machinesFor } from './machines-for.js';
import { orderToMove } from './order-to-move.js';
import { isAsMade, pressOf } from './rules.js';
import type { ClassShare } from './rules-class-shares.js';
import { amountsOf, fileOfPiles } from './rules-piles.js';
import { onFaces, preflight } from './rules-preflight.js';
import { ensureSheets, factsOfRun, pilesNow, type RunFacts, sheetSizeOf } from './run-facts.js';
import type { SheetWork } from './sheet-work.js';
import type { OrderRow } from './store.js';
import { titleSheet } from './title-sheets.js';

/** What pushing fixes: the copies as they are now and as they lie, the file that is made of them, and what the machine found in it. */
export interface Pushed {
  options: PrintOptions;
  pageSize: PageSize;
  pdfSha256: string;
  sheetsSha256: string;
  findings: Finding[];
  studentIds: string[];
  spareCopies: number;
  separatorSheets: number;
  classShares: ClassShare[];
}

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
interface Call {
  actor: Actor;
  language: Language;
  transact: Transact;
}

/** The order as it is seen, to be pushed as is wished, or to be printed otherwise by its reviewer. */
type Seen = { orderId: string; revision: number } & ({ move: 'push' } | { move: 'adjust'; options: PrintOptions });

/** Looks through the file of an order that is about to be pushed or printed otherwise, and makes what is printed of it. Nothing is decided yet. */
export async function preparePush(
  services: Pick<Services, 'files' | 'app'>,
  work: SheetWork,
  { actor, language, transact }: Call,
  seen: Seen,
): Promise<Pushed> {
  const { files } = services;
  const { order, facts, piles, known } = await transact((db) => factsToPush(db, actor, seen));
  const { run, pageCount, copies, placeOf } = facts;
  ensure(run.pdfSha256 !== null, 'conflict', 'run-not-ready');
  const pdf = await readPdf(files, run.pdfSha256);
  const inspected = await work.inspect(pdf);
  const { options, pages } = order;
  const pagesThere = inspected.sizes.length;
  const { faces, shiftsMm, bare, titles } = fileOfPiles(
    piles,
    { placeOf: facts.placeOf, pageCount, pages, pagesThere },
    options,
  );
  const amounts = amountsOf(piles, options, known.classNames);
  const press = pressOf(pages.length, shiftsMm, options);
  // A file that lacks pages cannot be put in order; it is sent as it is, with the error that it has.
  const stays = pagesThere !== copies.length * pageCount;
  const on = onFaces(stays ? inspected.sizes.map((_, page) => [page]) : faces, {
    press,
    pageSize: facts.pageSize,
    pageCount,
    sheets: amounts.studentIds.map((studentId) => placeOf.get(studentId) ?? 0),
  });
  const findings = preflight({ ...facts, inspected, on, options, pages, dots: run.dots ? 'demo' : null });
  const pushed = { options, pageSize: order.pageSize, pdfSha256: run.pdfSha256, findings, ...amounts };
  if (stays || isAsMade(faces, pagesThere)) return { ...pushed, sheetsSha256: run.pdfSha256 };
  const words = titles.map((title) => titleSheet(title, { ...known, order, language }));
  const job = {
    pdf,
    bare,
    titles:
      words.length === 0 ? null : await typesetterOf(services).setTitles({ pageSize: facts.pageSize, sheets: words }),
    faces,
    press,
  };
  return { ...pushed, sheetsSha256: await keepPdf(files, await work.arrange(job)) };
}

async function factsToPush(db: Db, actor: Actor, seen: Seen) {
  const pushedBefore = await orderToMove(db, actor, seen);
  const { schoolId } = pushedBefore;
  const ofRun = await factsOfRun(db, schoolId, pushedBefore.printRunId);
  const order =
    seen.move === 'push'
      ? pushedBefore
      : await printedOtherwise(db, actor, { order: pushedBefore, ofRun }, seen.options);
  const { options } = order;
  const machines = await machinesFor(db, actor, order);
  const source = (await sourcesOfRuns(db, [schoolId], [order.printRunId])).get(order.printRunId);
  // A personal booklet is of one student: the others of the class have their own, in orders of their own.
  const isPersonal = source === 'handbook' && ofRun.copies.length === 1;
  const students = (await studentsOf(db, schoolId, ofRun.run.classIds)).filter(
    ({ studentId }) => !isPersonal || order.studentIds.includes(studentId),
  );
  const inOrder = await studentsById(db, schoolId, order.studentIds);
  const names = new Map([...inOrder].map(([id, { name }]) => [id, name]));
  const inLedger = new Map(ofRun.copies.map((copy) => [copy.studentId, copy]));
  const copies = order.studentIds.map((studentId) => ({
    studentId,
    pages: inLedger.get(studentId)?.pages ?? [],
    former: inLedger.get(studentId)?.former ?? [],
  }));
  const owners = ofRun.copies.filter(({ studentId }) => order.studentIds.includes(studentId));
  ensureSheets(owners, order.pages.length);
  const piles = await pilesNow(db, schoolId, owners, options);
  const placeOf = new Map(ofRun.copies.map(({ studentId }, at) => [studentId, at]));
  const classes = await classesOf(db, schoolId, [...new Set(owners.map(({ classId }) => classId))]);
  const known = {
    schoolName: (await schoolNamesOf(db, [schoolId])).get(schoolId) ?? '',
    classNames: new Map(classes.map(({ classId, className }) => [classId, className])),
    students: inOrder,
  };
  return { order, piles, known, facts: { ...ofRun, copies, students, names, placeOf, machines } };
}

/** What lies before a reviewer, of the same copies, as this reviewer wishes it. */
async function printedOtherwise(
  db: Db,
  actor: Actor,
  { order, ofRun }: { order: OrderRow; ofRun: RunFacts },
  options: PrintOptions,
): Promise<OrderRow> {
  ensure(ofRun.run.pdfSha256 === order.pdfSha256, 'conflict', 'file-changed');
  await ensureOffered(db, actor, options);
  return { ...order, options, pageSize: sheetSizeOf(ofRun, options) };
}
