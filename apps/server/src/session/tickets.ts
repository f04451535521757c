import { createHash, randomBytes } from 'node:crypto';
import type { LoginType } from '@zhibi/contract/kernel';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import type { BeganBy } from './rules.js';
import { insertTicket, takeTicket } from './store.js';

export type TicketKind = 'choose' | 'activate' | 'hand-over';
const LIFE_MS: Record<TicketKind, number> = { choose: 5 * 60_000, activate: 30 * 60_000, 'hand-over': 60_000 };

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A ticket of one use. Only its hash is stored; whoever holds the text may use it until it expires. */
export async function issueTicket(
  db: Db,
  of: {
    kind: TicketKind;
    accountId: string;
    loginType: LoginType | null;
    now: Date;
    beganBy?: BeganBy;
    source?: string | undefined;
  },
): Promise<string> {
  const id = newId();
  const secret = randomBytes(24).toString('base64url');
  await insertTicket(db, {
    id,
    kind: of.kind,
    accountId: of.accountId,
    loginType: of.loginType,
    hash: hashOf(secret),
    source: of.source ?? null,
    ...(of.beganBy === undefined ? {} : { beganBy: of.beganBy }),
    expiresAt: new Date(of.now.getTime() + LIFE_MS[of.kind]),
  });
  return `${id}.${secret}`;
}

/** Uses a ticket up: whose it was, or undefined when it is wrong, used or too old. */
export async function redeemTicket(db: Db, kind: TicketKind, ticket: string, now: Date) {
  const [id = '', secret = ''] = ticket.split('.');
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  return takeTicket(db, { id, kind, hash: hashOf(secret), now });
}
