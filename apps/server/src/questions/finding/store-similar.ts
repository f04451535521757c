import { grouped } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Reader } from '../store-visible.js';

export interface Like {
  questionId: string;
  /** 0 to 1. */
  likeness: number;
}

type LikeRow = { question_id: string; likeness: number };
const likesOf = (rows: readonly LikeRow[]): Like[] =>
  rows.map(({ question_id, likeness }) => ({ questionId: question_id, likeness }));

/** Questions of the subject that read nearly like this text, the likest first: at most twenty, at least so alike. */
export async function nearQuestions(
  db: Db,
  reader: Pick<Reader, 'accountId'>,
  { subjectId, body, least }: { subjectId: number; body: QuestionBody; least: number },
): Promise<Like[]> {
  const near = await nearOfMany(db, reader, { asked: [{ at: 0, subjectId, body }], least });
  return near.get(0) ?? [];
}

/** The same for many texts about to be added, by their place: one query, in which a question that is near several of them is read once. */
export async function nearOfMany(
  db: Db,
  { accountId }: Pick<Reader, 'accountId'>,
  { asked, least }: { asked: readonly { at: number; subjectId: number; body: QuestionBody }[]; least: number },
): Promise<Map<number, Like[]>> {
  const rows = await db.execute<LikeRow & { at: number }>(
    sql`select * from near_questions(${accountId}::uuid, ${JSON.stringify(asked)}::jsonb, ${least})`,
  );
  const byPlace = grouped(rows, ({ at }) => at);
  return new Map([...byPlace].map(([at, likes]) => [at, likesOf(likes)]));
}

/** Questions like this one by how they read and what they are about, the likest first; none where the reader may not see it. */
export async function similarQuestions(
  db: Db,
  { accountId }: Pick<Reader, 'accountId'>,
  { questionId, limit }: { questionId: string; limit: number },
): Promise<Like[]> {
  return likesOf(
    await db.execute<LikeRow>(sql`select * from similar_questions(${accountId}::uuid, ${questionId}::uuid, ${limit})`),
  );
}
