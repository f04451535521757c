import type { LikeQuestion, QuestionBody } from '@zhibi/contract/questions';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { findShown } from '../store.js';
import type { Reader } from '../store-visible.js';
import { NEAR } from './rules.js';
import { type Like, nearQuestions, similarQuestions } from './store-similar.js';

const SHOWN = 10;

/**
 * What is in the banks already that reads nearly like a question about to be added, the likest first: named to its writer
 * before it is kept. `exceptId` is the question itself when it is changed. Three queries.
 */
export async function nearDuplicates(
  db: Db,
  reader: Reader,
  { subjectId, body, exceptId }: { subjectId: number; body: QuestionBody; exceptId?: string },
): Promise<LikeQuestion[]> {
  const near = await nearQuestions(db, reader, { subjectId, body, least: NEAR });
  return shown(
    db,
    reader,
    near.filter(({ questionId }) => questionId !== exceptId),
  );
}

/** Other questions like this one, by how they read and what they are about. */
export async function questionsLike(db: Db, reader: Reader, questionId: string): Promise<LikeQuestion[]> {
  const known = await findShown(db, reader, [questionId]);
  found(known.get(questionId));
  return shown(db, reader, await similarQuestions(db, reader, { questionId, limit: SHOWN }));
}

async function shown(db: Db, reader: Reader, likes: readonly Like[]): Promise<LikeQuestion[]> {
  const these = likes.slice(0, SHOWN);
  const questions = await findShown(
    db,
    reader,
    these.map(({ questionId }) => questionId),
  );
  return these.flatMap(({ questionId, likeness }) => {
    const question = questions.get(questionId);
    return question === undefined ? [] : [{ question, likeness: Math.round(likeness * 100) / 100 }];
  });
}
