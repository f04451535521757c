import type { ReportKind } from '@zhibi/contract/questions/partners';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { OWN_SHELF } from '../books/store-reports.js';
import { partnerReport } from './tables.js';

export interface ReceivedRow {
  id: string;
  schoolId: string;
  schoolName: string;
  accountId: string;
  bank: string;
  bookId: string;
  bookTitle: string;
  page: number;
  kind: ReportKind;
  note: string;
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
  answer: string;
}

interface Wanted {
  organisationId: string;
  /** One school alone, where operations have chosen one. */
  schoolId: string;
  view: 'open' | 'handled';
  kind?: ReportKind | undefined;
}

const received = ({ organisationId, schoolId, view, kind }: Wanted): SQL => sql`
  from partner_report r join school s on s.id = r.school_id
  where s.organisation_id = ${organisationId}::uuid and r.bank <> ${OWN_SHELF}
    and (${schoolId}::text = '' or r.school_id::text = ${schoolId})
    and (r.handled_at is null) = ${view === 'open'}::boolean
    and (${kind ?? null}::text is null or r.kind = ${kind ?? null})`;

/** What the teachers of an organisation have told, the newest first, and how many there are. As the system: the reports lie with their schools. Two queries. */
export async function receivedPage(
  db: Db,
  wanted: Wanted,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: ReceivedRow[]; total: number }> {
  const rows = await db.execute<ReceivedRow & Record<string, unknown>>(sql`
    select r.id, r.school_id as "schoolId", s.name as "schoolName", r.account_id as "accountId", r.bank, r.book_id as "bookId",
      r.book_title as "bookTitle", r.page, r.kind, r.note, r.created_at as "createdAt", r.handled_at as "handledAt",
      r.handled_by as "handledBy", r.answer
    ${received(wanted)} and (${before ?? null}::uuid is null or r.id < ${before ?? null}::uuid)
    order by r.id desc limit ${limit + 1}::int`);
  const [counted] = await db.execute<{ total: number }>(sql`select count(*)::int as total ${received(wanted)}`);
  return { rows, total: counted?.total ?? 0 };
}

/** A report of a school of the organisation, held until the transaction ends. */
export async function lockReceived(
  db: Db,
  { organisationId, reportId }: { organisationId: string; reportId: string },
): Promise<Pick<ReceivedRow, 'id' | 'schoolId' | 'handledAt'> | undefined> {
  const [row] = await db.execute<Pick<ReceivedRow, 'id' | 'schoolId' | 'handledAt'> & Record<string, unknown>>(sql`
    select r.id, r.school_id as "schoolId", r.handled_at as "handledAt"
    from partner_report r join school s on s.id = r.school_id
    where s.organisation_id = ${organisationId}::uuid and r.bank <> ${OWN_SHELF} and r.id = ${reportId}::uuid for update of r`);
  return row;
}

export async function setAnswer(
  db: Db,
  { schoolId, id }: Pick<ReceivedRow, 'schoolId' | 'id'>,
  { answer, by, at }: { answer: string; by: string; at: Date },
): Promise<void> {
  await db
    .update(partnerReport)
    .set({ answer, handledBy: by, handledAt: at })
    .where(sql`${partnerReport.schoolId} = ${schoolId} and ${partnerReport.id} = ${id}`);
}
