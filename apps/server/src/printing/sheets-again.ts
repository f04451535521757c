import { type PrintMoveInput, pagesOfSheets, printStatuses } from '@zhibi/contract/printing';
import type { z } from 'zod';
import type { Copy } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import type { Pile } from './rules-piles.js';
import type { Again } from './rules-reprint.js';
import { pilesNow } from './run-facts.js';
import { childrenOf, type OrderRow } from './store.js';

export type Damaged = Extract<z.output<typeof PrintMoveInput>, { move: 'damaged' }>;
type Owner = Pick<Copy, 'studentId' | 'classId'>;

/** What is meant by a claim: all of it in the order, and none of it on the machine again already. */
export async function sheetsAgain(
  db: Db,
  order: OrderRow,
  input: Damaged,
  copies: readonly Owner[],
): Promise<Again & { separatorPiles: number[] }> {
  const { covers, spares } = input;
  const isOfCopies = input.studentIds.length + spares > 0 && (input.pages.length > 0 || covers);
  ensure(isOfCopies || (input.studentIds.length === 0 && input.separators.length > 0), 'conflict', 'nothing-chosen');
  const studentIds = order.studentIds.filter((id) => input.studentIds.includes(id));
  const isThere =
    studentIds.length === new Set(input.studentIds).size &&
    input.pages.every((page) => order.pages.includes(page)) &&
    (!covers || order.options.cover) &&
    spares <= order.spareCopies;
  ensure(isThere, 'conflict', 'not-on-sheets');
  const separatorPiles = [...new Set(input.separators)].sort((a, b) => a - b);
  const separators = separatorPiles.length === 0 ? [] : await separatorsOf(db, order, copies, separatorPiles);
  const pages = isOfCopies ? pagesOfSheets(input.pages, order.pages, order.options) : [];
  await ensureNotAgain(db, order, { studentIds, pages, covers, spares, separatorPiles });
  return { studentIds, pages, covers: isOfCopies && covers, spares, separators, separatorPiles };
}

async function ensureNotAgain(
  db: Db,
  order: OrderRow,
  { studentIds, pages, covers, spares, separatorPiles }: Omit<Again, 'separators'> & { separatorPiles: number[] },
): Promise<void> {
  const again = (await childrenOf(db, order.schoolId, order.id)).filter(
    ({ status }) => status !== printStatuses.completed,
  );
  const isAgain = again.some(
    (child) =>
      (child.studentIds.some((id) => studentIds.includes(id)) &&
        (child.pages.some((page) => pages.includes(page)) || (covers && child.options.cover))) ||
      child.separatorPiles.some((at) => separatorPiles.includes(at)),
  );
  const spareAgain = again.reduce((sum, child) => sum + child.spareCopies, 0);
  ensure(!isAgain && (spares === 0 || spareAgain + spares <= order.spareCopies), 'conflict', 'in-reprint');
}

async function separatorsOf(db: Db, order: OrderRow, copies: readonly Owner[], chosen: readonly number[]) {
  // A reprint says nothing of piles: they are those of the order that had them.
  ensure(order.parentId === null && order.separatorSheets > 0, 'conflict', 'not-on-sheets');
  const piles = await pilesAsPrinted(db, order, copies);
  ensure(piles !== undefined, 'conflict', 'piles-changed');
  return chosen.map((at) => {
    const pile = piles[at];
    ensure(pile !== undefined, 'conflict', 'not-on-sheets');
    return pile;
  });
}

/** The piles of an order with separators, where classes sit as they did when it was pushed; undefined where not. */
export async function pilesAsPrinted(
  db: Db,
  { schoolId, studentIds, options, separatorSheets }: OrderRow,
  copies: readonly Owner[],
): Promise<Pile[] | undefined> {
  const own = copies.filter(({ studentId }) => studentIds.includes(studentId));
  const piles = await pilesNow(db, schoolId, own, options);
  const isSame =
    piles.length === separatorSheets && piles.flatMap((pile) => pile.studentIds).join() === studentIds.join();
  return isSame ? piles : undefined;
}
