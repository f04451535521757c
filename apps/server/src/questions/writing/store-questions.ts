import { searchText } from '@zhibi/content';
import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Licence, QuestionFacts, Shelf } from '@zhibi/contract/questions/writing';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { putPlaces, putQuestions, putVersions } from '../store-bank.js';
import { cartItem, question, questionChapter, questionKnowledge, questionVersion } from '../tables.js';

export interface NewVersion {
  schoolId: string;
  questionId: string;
  shelf: Shelf;
  ownerAccountId: string | null;
  version: number;
  stage: SchoolStageId;
  body: QuestionBody;
  facts: QuestionFacts;
  /** Who made this version: the owner, or a colleague's original that the school took over. */
  madeBy: string;
  origin?: { schoolId: string; questionId: string; version: number };
}

const only = (schoolId: string, questionId: string) =>
  and(eq(question.schoolId, schoolId), eq(question.id, questionId));

/** Holds a question until the transaction ends; answers its newest version. */
export async function lockQuestion(db: Db, schoolId: string, questionId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ version: question.version })
    .from(question)
    .where(only(schoolId, questionId))
    .for('update');
  return row?.version;
}

/** Makes a question or brings it to its next version. The versions before stay as they are. */
export async function putVersion(db: Db, given: NewVersion): Promise<void> {
  const { schoolId, questionId, version, body, madeBy } = given;
  await putHead(db, given);
  const { source, licence } = given.facts;
  await putVersions(db, [{ schoolId, questionId, version, body, source, licence, createdBy: madeBy }]);
}

/** What is known of a question beside its text; where the text did not change this is all that is written. */
export async function putHead(db: Db, given: NewVersion): Promise<void> {
  const { schoolId, questionId, shelf, ownerAccountId, version, stage, body, facts, origin } = given;
  const { subjectId, difficulty, minutes, year, source, licence, knowledgeIds, chapterIds } = facts;
  const row = { schoolId, id: questionId, bank: shelf, ownerAccountId, subjectId, stage, type: body.type, version };
  await putQuestions(db, [{ ...row, difficulty, minutes, year, source, searchText: searchText(body) }]);
  await db
    .update(question)
    .set({
      licence,
      updatedAt: sql`now()`,
      removedAt: null,
      ...(origin && {
        originSchoolId: origin.schoolId,
        originId: origin.questionId,
        originVersion: origin.version,
      }),
    })
    .where(only(schoolId, questionId));
  await putPlaces(db, schoolId, [{ id: questionId, knowledgeIds, chapterIds }]);
}

/** The copy that the school's bank has of a question already. */
export async function findPublished(db: Db, schoolId: string, questionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ questionId: question.id })
    .from(question)
    .where(
      and(
        eq(question.schoolId, schoolId),
        eq(question.bank, 'school'),
        eq(question.originId, questionId),
        isNull(question.removedAt),
      ),
    );
  return row?.questionId;
}

/** The copy has caught up with the original: what it says is that version now. */
export async function setOriginVersion(
  db: Db,
  { schoolId, questionId }: { schoolId: string; questionId: string },
  originVersion: number,
): Promise<void> {
  await db.update(question).set({ originVersion }).where(only(schoolId, questionId));
}

export async function setRemoved(db: Db, schoolId: string, questionId: string, at: Date | null): Promise<void> {
  await db.update(question).set({ removedAt: at }).where(only(schoolId, questionId));
}

/** Takes a question away with all its versions; only for one that nothing uses. */
export async function deleteQuestion(db: Db, schoolId: string, questionId: string): Promise<void> {
  await db.delete(cartItem).where(and(eq(cartItem.schoolId, schoolId), eq(cartItem.questionId, questionId)));
  for (const table of [questionKnowledge, questionChapter, questionVersion])
    await db.delete(table).where(and(eq(table.schoolId, schoolId), eq(table.questionId, questionId)));
  await db.delete(question).where(only(schoolId, questionId));
}

export interface StoredVersion {
  version: number;
  body: QuestionBody;
  source: string;
  licence: Licence;
  createdBy: string | null;
  createdAt: Date;
}

/** Versions of a question, the newest first. One query. */
export async function versionsOf(
  db: Db,
  { schoolId, questionId }: { schoolId: string; questionId: string },
  { below, limit }: { below?: number | undefined; limit: number },
): Promise<StoredVersion[]> {
  return db
    .select({
      version: questionVersion.version,
      body: questionVersion.body,
      source: sql<string>`coalesce(${questionVersion.source}, ${question.source})`,
      licence: sql<Licence>`coalesce(${questionVersion.licence}, ${question.licence})`,
      createdBy: questionVersion.createdBy,
      createdAt: questionVersion.createdAt,
    })
    .from(questionVersion)
    .innerJoin(
      question,
      and(eq(question.schoolId, questionVersion.schoolId), eq(question.id, questionVersion.questionId)),
    )
    .where(
      and(
        eq(questionVersion.schoolId, schoolId),
        eq(questionVersion.questionId, questionId),
        below === undefined ? undefined : lt(questionVersion.version, below),
      ),
    )
    .orderBy(desc(questionVersion.version))
    .limit(limit + 1);
}
