import type { Finding } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { keepPdf, readPdf } from '../papers/index.js';
import { studentsById, studentsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { orderToMove } from './order-to-move.js';
import { isAsMade, preflight, sidesOf } from './rules.js';
import { factsOfRun } from './run-facts.js';
import type { SheetWork } from './sheet-work.js';

/** What pushing fixes: the copies as they are now, the file that is made of them, and what the machine found in it. */
export interface Pushed {
  pdfSha256: string;
  sheetsSha256: string;
  findings: Finding[];
}

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Looks through the file of an order that is about to be pushed, and makes what is printed of it. Nothing is decided yet. */
export async function preparePush(
  { files }: Pick<Services, 'files'>,
  work: SheetWork,
  { actor, transact }: { actor: Actor; transact: Transact },
  seen: { orderId: string; revision: number },
): Promise<Pushed> {
  const { order, run, facts } = await transact(async (db) => {
    const row = await orderToMove(db, actor, { ...seen, move: 'push' });
    const ofRun = await factsOfRun(db, row.schoolId, row.printRunId);
    const students = await studentsOf(db, row.schoolId, ofRun.run.classIds);
    const known = await studentsById(db, row.schoolId, row.studentIds);
    const names = new Map([...known].map(([id, { name }]) => [id, name]));
    const inLedger = new Map(ofRun.copies.map((copy) => [copy.studentId, copy]));
    const copies = row.studentIds.map((studentId) => ({ studentId, pages: inLedger.get(studentId)?.pages ?? [] }));
    return { order: row, run: ofRun.run, facts: { ...ofRun, copies, students, names } };
  });
  ensure(run.pdfSha256 !== null, 'conflict', 'run-not-ready');
  const pdf = await readPdf(files, run.pdfSha256);
  const inspected = await work.inspect(pdf);
  const findings = preflight({ ...facts, inspected });
  const { pageCount } = facts;
  const copies = order.studentIds.map((_, at) => at);
  const sides = sidesOf({ copies, pageCount, pages: order.pages }, order.options);
  // A file that lacks pages cannot be put in order; it is sent as it is, with the error that it has.
  const stays = findings.some(({ check, level }) => check === 'pages' && level === 'error');
  const asMade = stays || isAsMade(sides, inspected.sizes.length);
  const sheetsSha256 = asMade ? run.pdfSha256 : await keepPdf(files, await work.arrange(pdf, sides));
  return { pdfSha256: run.pdfSha256, sheetsSha256, findings };
}
