import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { organisationApi } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { classesOf } from '../store.js';
import type { CodeSecret } from './code-secret.js';
import { schoolToChange } from './keep-schools.js';
import { insertCodes } from './store-codes.js';

interface Here {
  now: Date;
  timeZone: string;
  secret: CodeSecret;
}

/** Issues activation codes for a school and a role, good to the end of a day. */
export async function issueCodes(
  db: Db,
  actor: Actor,
  input: z.output<typeof organisationApi.issueCodes.input>,
  { now, timeZone, secret }: Here,
): Promise<{ batchId: string; amount: number }> {
  const { schoolId, role, classId, amount, validUntil, note } = input;
  await schoolToChange(db, actor, schoolId);
  ensure(validUntil >= toStamp(now, timeZone).slice(0, 8), 'conflict', 'valid-until');
  if (classId !== null)
    ensure(role === 'STUDENT' && (await classesOf(db, schoolId, [classId])).length === 1, 'not-found');
  const batchId = newId();
  const codes = Array.from({ length: amount }, () => {
    const id = newId();
    return { id, digest: secret.digestOf(secret.codeOf(id)) };
  });
  const batch = { schoolId, id: batchId, role, classId, amount, note, madeBy: actor.accountId, madeAt: now };
  await insertCodes(db, { ...batch, validUntil: instantOf(`${validUntil}235959`, timeZone) }, codes);
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId,
    what: 'activation-codes-issued',
    detail: { batchId, role, classId, amount, validUntil },
  });
  return { batchId, amount };
}
