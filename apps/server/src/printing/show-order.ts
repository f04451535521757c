import { toStamp } from '@zhibi/contract/kernel';
import { facesOfSheet, type PrintOrderDetail } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { type Copy, copiesOf, findRun } from '../papers/index.js';
import { classesOf, schoolNamesOf, studentsById } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { countsOfOrder } from './counts-of-order.js';
import type { Here } from './create-order.js';
import { seen } from './order-to-move.js';
import { anewOf, orderView, sourcesOf } from './order-view.js';
import { mayCorrectWaste } from './policy.js';
import { progressOf } from './progress-of.js';
import { numberText } from './rules.js';
import { claimedOf } from './rules-claimed.js';
import { pileCounts } from './run-facts.js';
import { pilesAsPrinted } from './sheets-again.js';
import { childrenOf, findOrder, type OrderRow } from './store.js';
import { stepsOf } from './store-steps.js';

/** One order with all that is known of it. */
export async function showOrder(db: Db, actor: Actor, orderId: string, here: Here): Promise<PrintOrderDetail> {
  const order = seen(actor, await findOrder(db, actor.schoolIds, orderId));
  const { schoolId } = order;
  const copies = await copiesOf(db, schoolId, order.printRunId);
  const [schoolNames, steps, children, sheets] = [
    await schoolNamesOf(db, [schoolId]),
    await stepsOf(db, schoolId, orderId),
    await childrenOf(db, schoolId, orderId),
    await sheetsOf(db, order),
  ];
  return {
    ...orderView(actor, order, {
      ...here,
      schoolNames,
      anew: await anewOf(db, [order]),
      sources: await sourcesOf(db, [order]),
      progress: await progressOf(db, actor, [order], here.now),
    }),
    mayCorrectWaste: mayCorrectWaste(actor, order),
    machineName: order.machineName,
    printRunId: order.printRunId,
    paperId: order.paperId,
    findings: order.findings,
    isFileChanged: await isFileChanged(db, order),
    history: steps.map((step) => ({
      at: toStamp(step.at, here.timeZone),
      by: step.accountName,
      move: step.move,
      from: step.fromStatus,
      to: step.toStatus,
      note: step.note,
    })),
    sheets,
    pages: order.pages,
    claimed: claimedOf(order, children),
    piles: await pileCounts(
      db,
      schoolId,
      copies.filter(({ studentId }) => order.studentIds.includes(studentId)),
    ),
    separators: await separatorsOf(db, order, copies),
    newCodes: order.newCodes,
    leadingFaces: order.sheetsSha256 === null || order.separatorSheets === 0 ? 0 : facesOfSheet(order.options),
    children: children.map((child) => ({
      orderId: child.id,
      number: numberText(child.number),
      messageStatus: child.status,
      copies: child.studentIds.length,
      newCodes: child.newCodes,
    })),
  };
}

/** In front of which piles its separators lie, where that is still so; a reprint says nothing of piles. */
async function separatorsOf(db: Db, order: OrderRow, copies: readonly Copy[]) {
  if (order.separatorSheets === 0 || order.parentId !== null) return [];
  const piles = (await pilesAsPrinted(db, order, copies)) ?? [];
  const classes = await classesOf(db, order.schoolId, [...new Set(piles.map(({ classId }) => classId))]);
  const names = new Map(classes.map(({ classId, className }) => [classId, className]));
  return piles.map(({ classId, row, studentIds }) => ({
    className: names.get(classId) ?? '',
    row,
    copies: studentIds.length,
  }));
}

/** Whether the copies are no longer those that were pushed and looked through; before they are pushed there is nothing to differ from. */
async function isFileChanged(db: Db, { schoolId, printRunId, pdfSha256 }: OrderRow): Promise<boolean> {
  const run = found(await findRun(db, schoolId, printRunId));
  return pdfSha256 !== null && run.pdfSha256 !== pdfSha256;
}

/** Whose names stand on the sheets. */
export async function sheetsOf(
  db: Db,
  { schoolId, printRunId, studentIds }: Pick<OrderRow, 'schoolId' | 'printRunId' | 'studentIds'>,
) {
  const copies = await copiesOf(db, schoolId, printRunId);
  const classIdOf = new Map(copies.map(({ studentId, classId }) => [studentId, classId]));
  const classes = await classesOf(db, schoolId, [...new Set(classIdOf.values())]);
  const classNames = new Map(classes.map(({ classId, className }) => [classId, className]));
  const students = await studentsById(db, schoolId, studentIds);
  return studentIds.map((studentId) => ({
    studentId,
    name: students.get(studentId)?.name ?? '',
    className: classNames.get(classIdOf.get(studentId) ?? '') ?? '',
  }));
}

/** The file that is printed, or the copies as they are while nothing is pushed, and how many pages it has: faces of sheets, or pages of the copies. */
export async function fileOfOrder(
  db: Db,
  actor: Actor,
  orderId: string,
): Promise<{ order: OrderRow; sha256: string; sides: number }> {
  const order = seen(actor, await findOrder(db, actor.schoolIds, orderId));
  const sha256 = order.sheetsSha256 ?? found(await findRun(db, order.schoolId, order.printRunId)).pdfSha256;
  ensure(sha256 !== null, 'conflict', 'run-not-ready');
  const { pages, studentIds, options } = order;
  const sides =
    order.sheetsSha256 === null
      ? pages.length * studentIds.length
      : countsOfOrder(order).totalPieceCount * facesOfSheet(options);
  return { order, sha256, sides };
}
