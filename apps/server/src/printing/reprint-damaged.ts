import { childStatus, type PrintMoveInput, pagesOfSheets, printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { keepPdf, readPdf } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { orderToMove } from './order-to-move.js';
import { recordMove } from './record-move.js';
import { facesToPrint, pressOf, shiftsOf } from './rules.js';
import { factsOfRun } from './run-facts.js';
import type { SheetWork } from './sheet-work.js';
import { childrenOf, insertOrder, type OrderRow, updateOrder } from './store.js';

/** Sheets that are printed again have nothing beside them. */
const alone = { cover: false, separators: 'none', spares: false } as const;

type Input = Extract<z.output<typeof PrintMoveInput>, { move: 'damaged' }>;
type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Has damaged sheets printed again, at once and by the same shop: they become an order of their own, the rest still waits for its receipt. */
export async function reprintDamaged(
  { files }: Pick<Services, 'files'>,
  work: SheetWork,
  { actor, transact }: { actor: Actor; transact: Transact },
  input: Input,
  now: Date,
): Promise<{ messageStatus: OrderRow['status']; revision: number; childId: string }> {
  const { pdfSha256, ...sheets } = await transact(async (db) => {
    const order = await orderToMove(db, actor, input);
    const { pages, studentIds } = await damagedOf(db, order, input);
    const { pageCount, copies } = await factsOfRun(db, order.schoolId, order.printRunId);
    const places = copies.flatMap(({ studentId }, at) => (studentIds.includes(studentId) ? [at] : []));
    const { options } = order;
    const whole = Array.from({ length: pageCount }, (_, at) => at + 1);
    const shiftsMm = places.flatMap(() => shiftsOf(pages, whole, options));
    return {
      faces: facesToPrint({ copies: places, pageCount, pages }, { ...options, ...alone }),
      press: pressOf(pageCount, shiftsMm, options),
      pdfSha256: order.pdfSha256,
    };
  });
  ensure(pdfSha256 !== null, 'conflict', 'file-changed');
  const job = { pdf: await readPdf(files, pdfSha256), bare: [], titles: null, ...sheets };
  const sheetsSha256 = await keepPdf(files, await work.arrange(job));
  return transact((db) => splitOff(db, actor, { input, sheetsSha256, now }));
}

/** The sheets that are meant, all of them in the order and none of them on the machine already. */
async function damagedOf(db: Db, order: OrderRow, { studentIds, pages }: Input) {
  const chosen = order.studentIds.filter((id) => studentIds.includes(id));
  ensure(chosen.length === new Set(studentIds).size, 'conflict', 'not-on-sheets');
  ensure(
    pages.every((page) => order.pages.includes(page)),
    'conflict',
    'not-on-sheets',
  );
  const sheets = pagesOfSheets(pages, order.pages, order.options);
  const again = (await childrenOf(db, order.schoolId, order.id)).filter(
    ({ status }) => status !== printStatuses.completed,
  );
  const isAgain = again.some(
    (child) => child.studentIds.some((id) => chosen.includes(id)) && child.pages.some((page) => sheets.includes(page)),
  );
  ensure(!isAgain, 'conflict', 'in-reprint');
  return { studentIds: chosen, pages: sheets };
}

async function splitOff(
  db: Db,
  actor: Actor,
  { input, sheetsSha256, now }: { input: Input; sheetsSha256: string; now: Date },
) {
  const order = await orderToMove(db, actor, input);
  const { number: _, revision: __, ...kept } = order;
  const by = { accountId: actor.accountId, name: actor.name };
  const child = {
    ...kept,
    ...(await damagedOf(db, order, input)),
    id: newId(),
    parentId: order.id,
    createdAt: now,
    status: childStatus('damaged') ?? printStatuses.printing,
    note: input.note,
    sheetsSha256,
    options: { ...kept.options, ...alone },
    spareCopies: 0,
    separatorSheets: 0,
    findings: [],
    shipmentNo: '',
    shippedAt: null,
    // Sheets that are printed again are not paid again.
    price: null,
    wasteSheets: 0,
    settlementId: null,
    warnedAt: null,
    rejection: null,
  };
  const number = await insertOrder(db, child);
  const from = order.status;
  await recordMove(db, { ...child, number }, { move: null, from: null, note: input.note, by, now });
  const revision = await updateOrder(db, order, {});
  await recordMove(db, order, { move: 'damaged', from, note: input.note, by, now });
  return { messageStatus: from, revision, childId: child.id };
}
