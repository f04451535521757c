import { toStamp } from '@zhibi/contract/kernel';
import type { practiceApi } from '@zhibi/contract/questions/practice';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { givenTo } from '../store-use.js';
import { treesOf } from '../trees/rules.js';
import { knownClassIds, mayChooseFor, mayPractise } from './policy.js';
import { unitsOf } from './rules.js';
import { lessonsAfter, lessonsOf } from './rules-lessons.js';
import { unitView } from './rules-view.js';
import { asidesOf, candidatesOf, chaptersOf, findBookOf } from './store.js';

type Asked = z.output<typeof practiceApi.lessons.input>;
type Answer = z.input<typeof practiceApi.lessons.output>;

const PAGE = 10;

/** The lessons of a textbook or a chapter in the order of reading, each with its units and what own classes know of them. Six queries. */
export async function listLessons(
  db: Db,
  actor: Actor,
  { subjectId, nodeId, classId, cursor }: Asked,
  timeZone: string,
): Promise<Answer> {
  ensure(mayPractise(actor), 'not-found');
  ensure(mayChooseFor(actor, classId, subjectId), 'not-found');
  const book = found(await findBookOf(db, nodeId));
  ensure(book.subjectId === subjectId, 'not-found');
  const chapters = treesOf(await chaptersOf(db, book.textbookId));
  const lessons = lessonsOf(chapters, nodeId === book.textbookId ? undefined : nodeId);
  const { items, next } = pageAfter(
    lessonsAfter(lessons, idOfCursor(cursor), PAGE + 1),
    PAGE,
    ({ chapterId }) => chapterId,
  );
  const chapterIds = items.map(({ chapterId }) => chapterId);
  const candidates = await candidatesOf(db, actor, { subjectId, chapterIds, classId });
  const asides = await asidesOf(db, actor, chapterIds);
  const units = new Map(
    chapterIds.map((id) => [id, unitsOf(candidates.filter(({ chapterId }) => chapterId === id))] as const),
  );
  const classIds = knownClassIds(actor, subjectId);
  const questionIds = [...units.values()].flat().flatMap(({ questions }) => questions.map((one) => one.questionId));
  const given = await givenTo(db, actor.schoolId, { classIds, questionIds });
  const classes = await classesOf(db, actor.schoolId, classIds);
  const known = given.map(({ lastUsedAt, ...one }) => ({ ...one, at: toStamp(lastUsedAt, timeZone) }));
  return {
    items: items.map((lesson) => ({
      ...lesson,
      units: (units.get(lesson.chapterId) ?? []).map((unit) => unitView(unit, known, classes)),
      aside: asides.filter(({ chapterId }) => chapterId === lesson.chapterId).map(({ questionId }) => questionId),
    })),
    next,
    total: lessons.length,
  };
}
