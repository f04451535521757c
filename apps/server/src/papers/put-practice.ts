import type { SchoolStageId } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { type Exercise, keepExercises } from '../questions/index.js';
import { insertItems, insertSections, type NewItem } from './composing/store-arrange.js';
import { insertPaper } from './store.js';
import { insertPractice, type PracticeSettings } from './store-practice.js';

export interface NewPractice {
  subject: { subjectId: number; stage: SchoolStageId };
  title: string;
  sections: readonly { title: string; exercises: readonly (Exercise & { score: number })[] }[];
  practice: PracticeSettings;
}

const options = { pageSize: 'A4', sealLine: false, scoreTable: false } as const;
/** Of the specification: homework. */
const HOMEWORK = 0;

/** Makes a paper of exercises: laid out, given, printed and marked like any other. */
export async function putPractice(
  db: Db,
  { schoolId, accountId }: Pick<Actor, 'schoolId' | 'accountId'>,
  { subject, title, sections, practice }: NewPractice,
  now: Date,
): Promise<{ paperId: string }> {
  const [paperId, { subjectId }] = [newId(), subject];
  const place = { schoolId, paperId };
  const kept = await keepExercises(
    db,
    { schoolId, ...subject, now },
    sections.flatMap(({ exercises }) => exercises),
  );
  await insertPaper(db, {
    schoolId,
    id: paperId,
    ownerAccountId: accountId,
    subjectId,
    paperType: HOMEWORK,
    title,
    options,
    updatedAt: now,
  });
  const items: NewItem[] = [];
  const heads = sections.map((section, position) => {
    const id = newId();
    for (const [nth, { score }] of section.exercises.entries()) {
      const question = kept[items.length];
      if (question === undefined) throw new Error('an exercise was not kept');
      items.push({
        id: newId(),
        sectionId: id,
        position: nth,
        questionId: question.questionId,
        questionVersion: question.version,
        score,
      });
    }
    return { id, title: section.title, position };
  });
  await insertSections(db, place, heads);
  await insertItems(db, place, items);
  await insertPractice(db, { ...place, ...practice });
  return { paperId };
}
