import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type CartQuestion, questionsNamed } from '../../questions/index.js';

/** The questions named, all of which the teacher may see and which are of the subject. */
export async function namedQuestions(
  db: Db,
  actor: Actor,
  subjectId: number,
  questionIds: readonly string[],
): Promise<CartQuestion[]> {
  const questions = await questionsNamed(db, actor, questionIds);
  ensure(questions.length === new Set(questionIds).size, 'not-found');
  ensure(
    questions.every((one) => one.subjectId === subjectId),
    'not-found',
  );
  return questions;
}
