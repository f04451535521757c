import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import {
  addressFailure,
  imageCode,
  loginAddress,
  loginFailure,
  loginSession,
  loginTicket,
  signingNonce,
  smsCode,
  weixinTicket,
} from './tables.js';

interface Before {
  now: Date;
  failure: Date;
  code: Date;
  nonce: Date;
  session: Date;
}

/** Deletes what logging in leaves behind, once it is worth nothing any more. */
export async function deleteRemains(db: Db, before: Before): Promise<void> {
  await db.delete(imageCode).where(lt(imageCode.expiresAt, before.now));
  await db.delete(loginTicket).where(lt(loginTicket.expiresAt, before.now));
  await db.delete(weixinTicket).where(lt(weixinTicket.expiresAt, before.now));
  await db.delete(loginFailure).where(lt(loginFailure.lastAt, before.failure));
  await db.delete(addressFailure).where(lt(addressFailure.lastAt, before.failure));
  await db.delete(loginAddress).where(lt(loginAddress.seenAt, before.session));
  await db.delete(smsCode).where(lt(smsCode.sentAt, before.code));
  await db.delete(signingNonce).where(lt(signingNonce.seenAt, before.nonce));
  await db
    .delete(loginSession)
    .where(
      or(
        lt(loginSession.rotatedAt, before.session),
        and(isNotNull(loginSession.endedAt), lt(loginSession.endedAt, before.session)),
      ),
    );
}
