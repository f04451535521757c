import type { ActName } from '@zhibi/contract/operations';
import { sql } from 'drizzle-orm';
import type { Db } from './db.js';

export interface Act {
  accountId: string | null;
  schoolId: string | null;
  what: ActName;
  /** What it was done to, and how; never a secret. */
  detail: Readonly<Record<string, unknown>>;
}

/** Writes down who did what, in the transaction that does it. Rows are only ever added. */
export async function recordAct(db: Db, act: Act): Promise<void> {
  await db.execute(
    sql`insert into audit (account_id, school_id, what, detail) values (${act.accountId}, ${act.schoolId}, ${act.what}, ${JSON.stringify(act.detail)}::jsonb)`,
  );
}

/** The same of many acts, in one statement and in their order. */
export async function recordActs(db: Db, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  const rows = acts.map(({ accountId, schoolId, what, detail }) => ({
    account_id: accountId,
    school_id: schoolId,
    what,
    detail,
  }));
  await db.execute(
    sql`insert into audit (account_id, school_id, what, detail)
      select account_id, school_id, what, detail from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (account_id uuid, school_id uuid, what text, detail jsonb)`,
  );
}
