import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { QuestionFacts } from '@zhibi/contract/questions/writing';
import type { Db } from '../../platform/db.js';
import { putPlaces, putQuestions, putVersions } from '../store-bank.js';

interface Owned {
  schoolId: string;
  accountId: string;
  stage: SchoolStageId;
  facts: QuestionFacts;
}

/** Puts questions onto a teacher's own shelf, all with the same facts. Some seven statements, however many they are. */
export async function insertOwnQuestions(
  db: Db,
  { schoolId, accountId, stage, facts }: Owned,
  made: readonly { questionId: string; body: QuestionBody; searchText: string }[],
): Promise<void> {
  if (made.length === 0) return;
  const { subjectId, difficulty, minutes, year, source, licence, knowledgeIds, chapterIds } = facts;
  const head = { schoolId, bank: 'mine', ownerAccountId: accountId, subjectId, stage, version: 1 } as const;
  await putQuestions(
    db,
    made.map(({ questionId: id, body: { type }, searchText }) => ({
      ...head,
      id,
      type,
      difficulty,
      minutes,
      year,
      source,
      licence,
      searchText,
    })),
  );
  const ids = made.map(({ questionId }) => questionId);
  await putPlaces(
    db,
    schoolId,
    ids.map((id) => ({ id, knowledgeIds, chapterIds })),
  );
  await putVersions(
    db,
    made.map(({ questionId, body }) => ({
      schoolId,
      questionId,
      version: 1,
      body,
      source,
      licence,
      createdBy: accountId,
    })),
  );
}
