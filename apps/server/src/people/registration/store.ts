import type { CodeRole } from '@zhibi/contract/people/organisation';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { recordCodeEvents } from '../organisation/store-codes.js';

export interface FoundCode {
  codeId: string;
  schoolId: string;
  organisationId: string;
  role: CodeRole;
  /** The class of the code, while it lives. */
  classId: string | null;
  validUntil: Date;
  disabledAt: Date | null;
  usedAt: Date | null;
}

/** A code by its digest; held until the transaction ends, so that of a hundred who come with it at once one finds it unused. */
export async function findCode(db: Db, digest: string, how: 'look' | 'hold'): Promise<FoundCode | undefined> {
  const [row] = await db.execute<FoundCode & Record<string, unknown>>(sql`
    select c.id as "codeId", c.school_id as "schoolId", s.organisation_id as "organisationId", b.role, k.id as "classId",
      b.valid_until as "validUntil", c.disabled_at as "disabledAt", c.used_at as "usedAt"
    from activation_code c join activation_batch b on b.school_id = c.school_id and b.id = c.batch_id
    join school s on s.id = c.school_id left join school_class k on k.school_id = b.school_id and k.id = b.class_id and k.ended_on is null
    where c.digest = ${digest} ${how === 'hold' ? sql`for update of c` : sql``}`);
  const asDate = (at: Date | string | null) => (at === null ? null : new Date(at)); // raw statements answer times as text
  return (
    row && {
      ...row,
      validUntil: new Date(row.validUntil),
      disabledAt: asDate(row.disabledAt),
      usedAt: asDate(row.usedAt),
    }
  );
}

/** Uses the code up, with its line of history. */
export async function useCode(
  db: Db,
  { schoolId, codeId }: FoundCode,
  by: { accountId: string; at: Date; eventId: string },
): Promise<void> {
  await db.execute(sql`
    update activation_code set used_at = ${by.at.toISOString()}, used_by = ${by.accountId} where school_id = ${schoolId} and id = ${codeId}`);
  await recordCodeEvents(db, [{ schoolId, codeId, id: by.eventId }], {
    what: 'used',
    byAccount: by.accountId,
    at: by.at,
  });
}
