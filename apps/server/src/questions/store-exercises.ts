import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Db } from '../platform/db.js';
import { question, questionVersion } from './tables.js';

interface ExerciseRow {
  questionId: string;
  body: QuestionBody;
  difficulty: number;
  minutes: number;
  searchText: string;
}

/** Questions without an author, out of sight of every list as removed ones are; what is there already stays. */
export async function insertExercises(
  db: Db,
  { schoolId, subjectId, stage, now }: { schoolId: string; subjectId: number; stage: SchoolStageId; now: Date },
  exercises: readonly ExerciseRow[],
): Promise<void> {
  if (exercises.length === 0) return;
  await db
    .insert(question)
    .values(
      exercises.map(({ questionId, body, difficulty, minutes, searchText }) => ({
        schoolId,
        id: questionId,
        bank: 'school' as const,
        subjectId,
        stage,
        type: body.type,
        difficulty,
        minutes,
        searchText,
        createdAt: now,
        removedAt: now,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(questionVersion)
    .values(exercises.map(({ questionId, body }) => ({ schoolId, questionId, version: 1, body, createdAt: now })))
    .onConflictDoNothing();
}
