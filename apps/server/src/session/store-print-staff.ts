import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';

interface PrintStaff {
  accountId: string;
  name: string;
  role: 'ZHIBI_PRINT_CENTER' | 'ZHIBI_PRINT_SHOP';
}

/** The print centre and the shops of the organisation of a school, by name. */
export async function printStaffOf(db: Db, schoolId: string): Promise<PrintStaff[]> {
  const rows = await db.execute<PrintStaff & Record<string, unknown>>(
    sql`select account_id as "accountId", name, role from zhibi_print_staff(${schoolId}) order by name, account_id`,
  );
  return [...rows];
}
