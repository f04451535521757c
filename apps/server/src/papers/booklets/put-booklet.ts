import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import type { Starter } from '../../platform/jobs/index.js';
import { insertItems, insertSections } from '../composing/store-arrange.js';
import { insertPaper } from '../store.js';
import { insertPractice } from '../store-practice.js';

/** A question as a booklet asks it once more. */
export interface BookletQuestion {
  questionId: string;
  version: number;
  score: number;
  /** Where it was asked before, as it is printed in front of it. */
  origin: string;
}

/** What is printed for one student. */
export interface BookletSheet {
  subjectId: number;
  title: string;
  line: string;
  questions: readonly BookletQuestion[];
}

/** A booklet is folded from plain sheets: no seal, no table of scores. */
export const bookletOptions = { pageSize: 'A4', sealLine: false, scoreTable: false } as const;
const HOMEWORK = 0;

/** Makes the paper of one student: laid out, given, written on and marked like any other. Answers its items in the order of the questions. */
export async function putBooklet(
  db: Db,
  { schoolId, accountId }: Starter,
  { subjectId, title, line, questions }: BookletSheet,
  now: Date,
): Promise<{ paperId: string; itemIds: string[] }> {
  const [paperId, sectionId] = [newId(), newId()];
  const place = { schoolId, paperId };
  await insertPaper(db, {
    schoolId,
    id: paperId,
    ownerAccountId: accountId,
    subjectId,
    paperType: HOMEWORK,
    title,
    options: bookletOptions,
    updatedAt: now,
  });
  const items = questions.map(({ questionId, version, score }, position) => ({
    id: newId(),
    sectionId,
    position,
    questionId,
    questionVersion: version,
    score,
  }));
  await insertSections(db, place, [{ id: sectionId, title: '', position: 0 }]);
  await insertItems(db, place, items);
  const origins = items.map(({ id }, at) => ({ itemId: id, text: questions[at]?.origin ?? '' }));
  await insertPractice(db, { ...place, kind: 'handbook', settings: { line, origins } });
  return { paperId, itemIds: items.map(({ id }) => id) };
}
