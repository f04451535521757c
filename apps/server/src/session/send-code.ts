import { randomInt } from 'node:crypto';
import type { sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import type { CodeMessage } from '../platform/messages/index.js';
import type { Attempt } from './attempt.js';
import { type Proof, takeProof } from './proof.js';
import { CODE_WAIT_S, mayHaveCode, schoolLogin, typesAt } from './rules.js';
import { accountByPhone, grantsOf } from './store.js';
import { codesSent, insertSmsCode, lockPhone } from './store-tries.js';
import type { Tokens } from './tokens.js';

type Input = z.output<typeof sessionApi.sendCode.input>;

interface Sending {
  waitSeconds: number;
  /** What is to be sent once this is committed; nothing where nobody could use it. */
  message?: Omit<CodeMessage, 'language'>;
}

/**
 * Makes a code for a phone. One that nobody has is treated the same, counts and all, and is sent nothing: neither the
 * answer nor the time it takes tells whose phones are known here. @param from the keyed hash of the network that asks
 */
export async function sendCode(
  db: Db,
  tokens: Tokens,
  { phone, purpose, imageCode, imageCodeId, work }: Input,
  { now, from }: { now: Date; from: string },
): Promise<Attempt<Sending>> {
  const proof: Proof = { id: imageCodeId, code: imageCode, work };
  if (!(await takeProof(db, tokens, proof, now))) return { refused: 'image-code-wrong' };
  await lockPhone(db, phone);
  const may = mayHaveCode(await codesSent(db, phone, now), now);
  if (may !== 'yes') return { refused: may.not, retryAfterS: may.retryAfterS };
  const code = String(randomInt(10_000)).padStart(4, '0');
  await insertSmsCode(db, { phone, purpose, answer: code, sentAt: now, askedFrom: from });
  const isUseful = purpose !== 'login' || (await hasSchoolAccount(db, phone));
  return { answer: { waitSeconds: CODE_WAIT_S, ...(isUseful ? { message: { phone, purpose, code } } : {}) } };
}

async function hasSchoolAccount(db: Db, phone: string): Promise<boolean> {
  const account = await accountByPhone(db, phone);
  return account !== undefined && typesAt(schoolLogin, await grantsOf(db, account.id)) !== undefined;
}
