import { createHash } from 'node:crypto';
import { searchText } from '@zhibi/content';
import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Db } from '../platform/db.js';
import { insertExercises } from './store-exercises.js';

/** A question that the product makes itself: a sum, a word to write. */
export interface Exercise {
  body: QuestionBody;
  /** The expected score rate, 0 to 1. */
  difficulty: number;
  minutes: number;
}

/**
 * Keeps exercises for a school, each once under an id made of its content: whoever asks for 7 × 8 gets the same question, and what is known of it
 * adds up. No list of questions shows them. Answers their ids in the order given. Two queries.
 */
export async function keepExercises(
  db: Db,
  place: { schoolId: string; subjectId: number; stage: SchoolStageId; now: Date },
  exercises: readonly Exercise[],
): Promise<{ questionId: string; version: number }[]> {
  const rows = exercises.map((exercise) => ({ ...exercise, questionId: idOf(place.subjectId, exercise.body) }));
  const once = [...new Map(rows.map((row) => [row.questionId, row])).values()];
  await insertExercises(
    db,
    place,
    once.map((row) => ({ ...row, searchText: searchText(row.body) })),
  );
  return rows.map(({ questionId }) => ({ questionId, version: 1 }));
}

/** A UUID of version 8: the first bits of a hash. */
function idOf(subjectId: number, body: QuestionBody): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([subjectId, body]))
    .digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) % 4);
  const hex = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
