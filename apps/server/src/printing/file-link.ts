import { randomBytes } from 'node:crypto';
import { Id, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { z } from 'zod';
import { pdfAnswer } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import type { FileAnswer } from '../platform/file-answer.js';
import { ensure } from '../platform/problem.js';
import { type Seal, sealBy } from '../platform/sealed.js';
import type { Services } from '../platform/services.js';
import { accountById, secretOf } from '../session/index.js';
import type { Here } from './create-order.js';
import { numberText } from './rules.js';
import { fileOfOrder } from './show-order.js';
import { findOrder } from './store.js';

/** Long enough to carry it to the machine's own computer, too short to be found in its history next week. */
const LINK_MS = 60 * 60_000;

const Said = z.object({
  orderId: Id,
  schoolId: Id,
  /** The file that was meant: another one is not given under the same address. */
  sha256: z.string(),
  accountId: Id,
  /** The shop that had the order; null where the centre made the address. */
  shopId: Id.nullable(),
  expiresAt: z.number(),
});
export type FileSeal = Seal<z.infer<typeof Said>>;

/** The seal of this installation; the first process to ask makes its secret. */
export const openFileSeal = ({ database }: Pick<Services, 'database'>): Promise<FileSeal> =>
  database.asSystem(async (db) =>
    sealBy(await secretOf(db, 'print-links', () => randomBytes(48).toString('base64url')), Said),
  );

/** An address of the printed file for the computer at the machine, where nobody is logged in. */
export async function linkFile(db: Db, actor: Actor, orderId: string, seal: FileSeal, { now, timeZone }: Here) {
  const { order } = await fileOfOrder(db, actor, orderId);
  const { sheetsSha256: sha256 } = order;
  ensure(sha256 !== null, 'conflict', 'not-pushed');
  const expiresAt = now.getTime() + LINK_MS;
  const shopId = actor.role === 'ZHIBI_PRINT_SHOP' ? actor.accountId : null;
  const { accountId } = actor;
  return {
    token: seal.write({ orderId, schoolId: order.schoolId, sha256, accountId, shopId, expiresAt }),
    until: toStamp(new Date(expiresAt), timeZone),
  };
}

/** The file, as long as the address lasts, it is still this file, whoever made the address is there, and the shop still has the order; else undefined. */
export async function linkedFile(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  seal: FileSeal,
  token: string,
): Promise<FileAnswer | undefined> {
  const said = seal.read(token);
  if (said === undefined || said.expiresAt <= clock.now().getTime()) return undefined;
  const order = await database.readAsSystem(async (db) => {
    const maker = await accountById(db, said.accountId);
    return maker?.disabledAt === null ? findOrder(db, [said.schoolId], said.orderId) : undefined;
  });
  const isSame = order?.sheetsSha256 === said.sha256;
  const isTheirs = said.shopId === null || order?.shopId === said.shopId;
  if (order === undefined || !isSame || !isTheirs) return undefined;
  return pdfAnswer(files, said.sha256, [numberText(order.number), order.title, order.classNames.join(' ')]);
}
