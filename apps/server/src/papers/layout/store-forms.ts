import type { CopyForm, Geometry, SpecialForm } from '@zhibi/contract/papers';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray } from '../../platform/sql-lists.js';
import { paperFormLayout, studentForm } from '../tables.js';

/** The pages of a revision in an edition for certain readers. */
export interface FormLayout {
  paperId: string;
  revision: number;
  form: SpecialForm;
  geometry: Geometry;
  pdfSha256: string;
}

const only = (schoolId: string, { paperId, revision, form }: Pick<FormLayout, 'paperId' | 'revision' | 'form'>) =>
  and(
    eq(paperFormLayout.schoolId, schoolId),
    eq(paperFormLayout.paperId, paperId),
    eq(paperFormLayout.revision, revision),
    eq(paperFormLayout.form, form),
  );

export async function findFormLayout(
  db: Db,
  schoolId: string,
  of: Pick<FormLayout, 'paperId' | 'revision' | 'form'>,
): Promise<FormLayout | undefined> {
  const [row] = await db.select().from(paperFormLayout).where(only(schoolId, of));
  return row;
}

/** Keeps the first one: what another process made a moment earlier stands. */
export async function keepFormLayout(db: Db, schoolId: string, layout: FormLayout): Promise<FormLayout> {
  await db
    .insert(paperFormLayout)
    .values({ schoolId, ...layout })
    .onConflictDoNothing();
  return found(await findFormLayout(db, schoolId, layout));
}

/** What of these students need another edition, and which. One query. */
export async function formsOfStudents(
  db: Db,
  schoolId: string,
  studentIds: readonly string[],
): Promise<Map<string, SpecialForm>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ studentId: studentForm.studentId, form: studentForm.form })
    .from(studentForm)
    .where(and(eq(studentForm.schoolId, schoolId), inArray(studentForm.studentId, [...studentIds])));
  return new Map(rows.map(({ studentId, form }) => [studentId, form]));
}

/** Says what a student needs from now on; the usual edition is said by no row. */
export async function putStudentForm(
  db: Db,
  of: { schoolId: string; studentId: string; setBy: string; setAt: Date },
  form: CopyForm,
): Promise<void> {
  const { schoolId, studentId, setBy, setAt } = of;
  if (form === 'usual') {
    await db.delete(studentForm).where(and(eq(studentForm.schoolId, schoolId), eq(studentForm.studentId, studentId)));
    return;
  }
  await db
    .insert(studentForm)
    .values({ schoolId, studentId, form, setBy, setAt })
    .onConflictDoUpdate({ target: [studentForm.schoolId, studentForm.studentId], set: { form, setBy, setAt } });
}
