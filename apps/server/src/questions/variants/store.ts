import type { VariantValues } from '@zhibi/contract/questions/variants';
import type { Shelf } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { question } from '../tables.js';
import { questionTemplate, questionVariant } from './tables.js';

/** Whose variants are asked for: those of a template of the school's bank lie on many shelves. */
type OwnerOf = Pick<Actor, 'schoolId' | 'accountId'>;

export type TemplateRow = typeof questionTemplate.$inferSelect;

const ofTemplate = (schoolId: string, questionId: string) =>
  and(eq(questionTemplate.schoolId, schoolId), eq(questionTemplate.questionId, questionId));

export async function findTemplate(db: Db, schoolId: string, questionId: string): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(questionTemplate).where(ofTemplate(schoolId, questionId));
  return row;
}

export async function putTemplate(db: Db, row: typeof questionTemplate.$inferInsert): Promise<void> {
  const { version, revision, content, updatedAt } = row;
  await db
    .insert(questionTemplate)
    .values(row)
    .onConflictDoUpdate({
      target: [questionTemplate.schoolId, questionTemplate.questionId],
      set: { version, revision, content, updatedAt },
    });
}

export async function deleteTemplate(db: Db, schoolId: string, questionId: string): Promise<void> {
  await db.delete(questionTemplate).where(ofTemplate(schoolId, questionId));
}

/** What a question was made of, where it is a variant. */
export interface MadeOf {
  templateId: string;
  revision: number;
  values: VariantValues;
}

/** The question that each of these was made of; one that is no variant is not in it. One query. */
export async function madeOfById(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, MadeOf>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(questionVariant)
    .where(and(eq(questionVariant.schoolId, schoolId), inArray(questionVariant.questionId, [...ids])));
  return new Map(
    rows.map(({ questionId, templateId, templateRevision: revision, parameters: values }) => [
      questionId,
      { templateId, revision, values },
    ]),
  );
}

/** Which of these questions have a template, and on whose shelf they lie. One query. */
export async function templatesOf(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<Map<string, { ownerAccountId: string | null; shelf: Shelf }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      questionId: questionTemplate.questionId,
      ownerAccountId: question.ownerAccountId,
      shelf: question.bank,
    })
    .from(questionTemplate)
    .innerJoin(
      question,
      and(eq(question.schoolId, questionTemplate.schoolId), eq(question.id, questionTemplate.questionId)),
    )
    .where(
      and(
        eq(questionTemplate.schoolId, schoolId),
        inArray(questionTemplate.questionId, [...ids]),
        isNull(question.removedAt),
      ),
    );
  return new Map(rows.map(({ questionId, ...where }) => [questionId, where]));
}

/** The variants that somebody has of a revision of a template, those that were rewritten or put away since left out. */
export async function variantsOf(
  db: Db,
  { schoolId, accountId, templateId, revision }: OwnerOf & { templateId: string; revision: number },
): Promise<{ questionId: string; values: VariantValues }[]> {
  return db
    .select({ questionId: questionVariant.questionId, values: questionVariant.parameters })
    .from(questionVariant)
    .innerJoin(
      question,
      and(eq(question.schoolId, questionVariant.schoolId), eq(question.id, questionVariant.questionId)),
    )
    .where(
      and(
        eq(questionVariant.schoolId, schoolId),
        eq(question.ownerAccountId, accountId),
        eq(questionVariant.templateId, templateId),
        eq(questionVariant.templateRevision, revision),
        eq(question.version, 1),
        isNull(question.removedAt),
      ),
    );
}

/** How many somebody has made. */
export async function countVariants(db: Db, { schoolId, accountId }: OwnerOf, templateId: string): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(questionVariant)
    .innerJoin(
      question,
      and(eq(question.schoolId, questionVariant.schoolId), eq(question.id, questionVariant.questionId)),
    )
    .where(
      and(
        eq(questionVariant.schoolId, schoolId),
        eq(question.ownerAccountId, accountId),
        eq(questionVariant.templateId, templateId),
      ),
    );
  return row?.made ?? 0;
}

export async function insertVariants(db: Db, rows: (typeof questionVariant.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(questionVariant).values(rows);
}
