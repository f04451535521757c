import { childStatus, printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { type Copy, copiesOf, replaceCodes } from '../papers/index.js';
import { classesOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { orderToMove } from './order-to-move.js';
import { recordMove } from './record-move.js';
import { makeReprintFile, type ReprintCall, type ReprintFile } from './reprint-file.js';
import { sharesAgain } from './rules-class-shares.js';
import type { Again } from './rules-reprint.js';
import type { SheetWork } from './sheet-work.js';
import { type Damaged, sheetsAgain } from './sheets-again.js';
import { insertOrder, type OrderRow, updateOrder } from './store.js';

/** Has damaged sheets printed again, at once and by the same shop: they become an order of their own, the rest still waits for its receipt. */
export async function reprintDamaged(
  services: Services,
  work: SheetWork,
  call: ReprintCall,
  input: Damaged,
  now: Date,
): Promise<{ messageStatus: OrderRow['status']; revision: number; childId: string }> {
  const file = await makeReprintFile(services, work, call, input);
  return call.transact((db) => splitOff(db, call.actor, { input, file, now }));
}

async function splitOff(db: Db, actor: Actor, { input, file, now }: { input: Damaged; file: ReprintFile; now: Date }) {
  const order = await orderToMove(db, actor, input);
  const { schoolId, printRunId } = order;
  const copies = await copiesOf(db, schoolId, printRunId);
  const { studentIds, pages, spares, separators, separatorPiles } = await sheetsAgain(db, order, input, copies);
  const named = await classesNow(db, order, copies);
  const { number: _, revision: __, ...kept } = order;
  const by = { accountId: actor.accountId, name: actor.name };
  const child = {
    ...kept,
    id: newId(),
    parentId: order.id,
    createdAt: now,
    status: childStatus('damaged') ?? printStatuses.printing,
    studentIds: [...studentIds],
    pages: [...pages],
    classNames: namesAgain(order, { studentIds, spares, separators }, named),
    classShares: sharesAgain({ studentIds, spares, separators }, named.classOf, named.nameOf),
    note: input.note,
    sheetsSha256: file.sheetsSha256,
    options: file.options,
    spareCopies: spares,
    separatorSheets: separatorPiles.length,
    separatorPiles,
    newCodes: file.reissues.length > 0,
    // It may be another one that prints them again.
    machineName: '',
    findings: file.findings,
    shipmentNo: '',
    shippedAt: null,
    // Sheets that are printed again are not paid again.
    price: null,
    wasteSheets: 0,
    settlementId: null,
    warnedAt: null,
    rejection: null,
  };
  // Of two claims for the same sheet, on its order and on a reprint of it, one comes second; it takes no number.
  const isIssued = await replaceCodes(db, { schoolId, printRunId, orderId: child.id, now }, file.reissues);
  ensure(isIssued, 'conflict', 'changed');
  const number = await insertOrder(db, child);
  const from = order.status;
  await recordMove(db, { ...child, number }, { move: null, from: null, note: input.note, by, now });
  const revision = await updateOrder(db, order, {});
  await recordMove(db, order, { move: 'damaged', from, note: input.note, by, now });
  return { messageStatus: from, revision, childId: child.id };
}

interface Named {
  /** By student, and by class. */
  classOf: ReadonlyMap<string, string>;
  nameOf: ReadonlyMap<string, string>;
}

/** The classes of the students of an order, and what they are called now. */
async function classesNow(
  db: Db,
  { schoolId, studentIds }: Pick<OrderRow, 'schoolId' | 'studentIds'>,
  copies: readonly Pick<Copy, 'studentId' | 'classId'>[],
): Promise<Named> {
  const own = copies.filter(({ studentId }) => studentIds.includes(studentId));
  const classOf = new Map(own.map(({ studentId, classId }) => [studentId, classId]));
  const classes = await classesOf(db, schoolId, [...new Set(classOf.values())]);
  return { classOf, nameOf: new Map(classes.map(({ classId, className }) => [classId, className])) };
}

/** The classes of what is printed again; a copy without a name may be for any class of the order. */
function namesAgain(
  { classNames }: OrderRow,
  { studentIds, spares, separators }: Pick<Again, 'studentIds' | 'spares' | 'separators'>,
  { classOf, nameOf }: Named,
): string[] {
  if (spares > 0) return classNames;
  const classIds = [...studentIds.map((id) => classOf.get(id) ?? ''), ...separators.map(({ classId }) => classId)];
  const names = new Set(classIds.flatMap((classId) => nameOf.get(classId) ?? []));
  // In the order in which the first order names them; a class that was renamed since comes last.
  return [...classNames.filter((name) => names.has(name)), ...[...names].filter((name) => !classNames.includes(name))];
}
