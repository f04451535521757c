import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import type { Starter } from '../../platform/jobs/index.js';
import { insertItems, insertSections } from '../composing/store-arrange.js';
import { insertPaper } from '../store.js';
import { insertPractice } from '../store-practice.js';
import { type BookletSheet, bookletOptions } from './put-booklet.js';

const HOLIDAY_HOMEWORK = 4;

/** A week of a holiday booklet: a section for each day. */
interface WeekSheet extends Pick<BookletSheet, 'subjectId' | 'title' | 'line'> {
  days: readonly { title: string; questions: readonly { questionId: string; version: number; score: number }[] }[];
}

/** Makes the paper of a week, which is given, written on and marked like any other. Answers its items in the order of the questions. */
export async function putWeek(
  db: Db,
  { schoolId, accountId }: Starter,
  { subjectId, title, line, days }: WeekSheet,
  now: Date,
): Promise<{ paperId: string; itemIds: string[] }> {
  const paperId = newId();
  const place = { schoolId, paperId };
  await insertPaper(db, {
    schoolId,
    id: paperId,
    ownerAccountId: accountId,
    subjectId,
    paperType: HOLIDAY_HOMEWORK,
    title,
    options: bookletOptions,
    updatedAt: now,
  });
  const sections = days.map((day, position) => ({ id: newId(), title: day.title, position }));
  const items = days.flatMap(({ questions }, at) =>
    questions.map(({ questionId, version, score }, position) => ({
      id: newId(),
      sectionId: sections[at]?.id ?? '',
      position,
      questionId,
      questionVersion: version,
      score,
    })),
  );
  await insertSections(db, place, sections);
  await insertItems(db, place, items);
  await insertPractice(db, { ...place, kind: 'handbook', settings: { line, origins: [] } });
  return { paperId, itemIds: items.map(({ id }) => id) };
}
