import type { SchoolTerms } from '@zhibi/contract/operations';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { schoolTerms } from './tables.js';

const digits = (day: string | null): string | null => day?.replaceAll('-', '') ?? null;
const dayOf = (day: string | null): string | null => day && `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

const nothing: SchoolTerms = { contractNo: '', startsOn: null, endsOn: null, students: null, note: '', contacts: [] };

/** What was agreed on with the school; before anything was, nothing, in revision 0. */
export async function termsOf(db: Db, schoolId: string): Promise<{ terms: SchoolTerms; revision: number }> {
  const [row] = await db.select().from(schoolTerms).where(eq(schoolTerms.schoolId, schoolId));
  if (row === undefined) return { terms: nothing, revision: 0 };
  const { schoolId: _, revision, startsOn, endsOn, ...terms } = row;
  return { terms: { ...terms, startsOn: digits(startsOn), endsOn: digits(endsOn) }, revision };
}

/** Undefined where somebody else has changed it since. */
export async function putTerms(
  db: Db,
  schoolId: string,
  { terms, revision }: { terms: SchoolTerms; revision: number },
): Promise<number | undefined> {
  const values = { ...terms, startsOn: dayOf(terms.startsOn), endsOn: dayOf(terms.endsOn) };
  const rows =
    revision === 0
      ? await db
          .insert(schoolTerms)
          .values({ schoolId, ...values, revision: 1 })
          .onConflictDoNothing()
          .returning({ revision: schoolTerms.revision })
      : await db
          .update(schoolTerms)
          .set({ ...values, revision: sql`${schoolTerms.revision} + 1` })
          .where(and(eq(schoolTerms.schoolId, schoolId), eq(schoolTerms.revision, revision)))
          .returning({ revision: schoolTerms.revision });
  return rows[0]?.revision;
}
