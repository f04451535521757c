import {
  type handbookApi,
  SHEET_OPENS_A_MINUTE,
  type SheetQuestion,
  USUAL_SHEET_DAYS,
} from '@zhibi/contract/analysis/handbook';
import { toStamp } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import { homeworkByIds } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import { subjectsById } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { fileIdsOf, findFile } from '../../questions/index.js';
import { hashOfKey } from '../address-key.js';
import { wrongByQuestion } from '../store-by-question.js';
import type { Here } from './read-class.js';
import { endOfSheet, isSheetOpen, minuteBefore, withoutAnswers } from './rules-sheet.js';
import { copiesOfBook, findHandbook, itemsOfBook } from './store.js';
import { countOpened, countTry, keptDays, ratingsOf, type SheetRow, sheetByKey } from './store-sheets.js';

type Answer = z.input<typeof handbookApi.sheet.output>;
const RIGHT_FROM = 3;

type Reading = Pick<Database, 'asSystem' | 'readAsActor'>;

/** One printed sheet for whoever holds its key, and nothing else: the key names a copy, and every row read below is of that copy. */
export async function readSheet(database: Reading, key: string, here: Here): Promise<Answer> {
  const { now } = here;
  const { sheet, days } = await sheetOfKey(database, key);
  // Counted in a transaction of its own, so that the refusal does not take the count back.
  const tries = await database.asSystem((db) => countTry(db, sheet, { now, since: minuteBefore(now) }));
  ensure(tries <= SHEET_OPENS_A_MINUTE, 'too-often');
  ensure(isSheetOpen(sheet, days, now), 'conflict', 'sheet-ended');
  const shown = await inItsSchool(database, { sheet, days }, here);
  await database.asSystem((db) => countOpened(db, sheet, now));
  return shown;
}

/** A picture or a sound of a question that stands on the sheet and is shown of it; everything else is not there. */
export async function fileOfSheet(
  database: Reading,
  { key, fileId }: { key: string; fileId: string },
  here: Here,
): Promise<NonNullable<Awaited<ReturnType<typeof findFile>>>> {
  const { sheet, days } = await sheetOfKey(database, key);
  ensure(isSheetOpen(sheet, days, here.now), 'not-found');
  const { questions } = await inItsSchool(database, { sheet, days }, here);
  const ids = questions.map(({ body }) => fileIdsOf(body)).flatMap(({ images, audio }) => [...images, ...audio]);
  ensure(ids.includes(fileId), 'not-found');
  return found(
    await database.readAsActor({ schoolIds: [sheet.schoolId] }, (db) => findFile(db, sheet.schoolId, fileId)),
  );
}

const sheetOfKey = (database: Reading, key: string) =>
  database.asSystem(async (db) => {
    const sheet = found(await sheetByKey(db, hashOfKey(key)));
    return { sheet, days: (await keptDays(db, sheet.schoolId)) ?? USUAL_SHEET_DAYS };
  });

const inItsSchool = (database: Reading, { sheet, days }: { sheet: SheetRow; days: number }, here: Here) =>
  database.readAsActor({ schoolIds: [sheet.schoolId] }, (db) =>
    sheetOf(db, sheet, endOfSheet(sheet.madeAt, days), here),
  );

async function sheetOf(db: Db, of: SheetRow, endsAt: Date, { timeZone }: Here): Promise<Answer> {
  const { schoolId, studentId } = of;
  const book = found(await findHandbook(db, of));
  const copy = (await copiesOfBook(db, of)).find((one) => one.studentId === studentId);
  const homeworkId = copy?.homeworkId ?? '';
  const homework = homeworkId === '' ? undefined : (await homeworkByIds(db, schoolId, [homeworkId])).get(homeworkId);
  ensure(homework !== undefined && homework.withdrawnAt === null, 'conflict', 'sheet-ended');
  const isBack = homework.releasedAt !== null;
  const asked = (await itemsOfBook(db, of)).filter((item) => item.studentId === studentId);
  const [items, subjects, states, ratings] = await Promise.all([
    itemsOf(db, schoolId, homework.paperId),
    subjectsById(db),
    wrongByQuestion(
      db,
      { schoolId, studentId },
      asked.map(({ questionId }) => questionId),
    ),
    isBack ? ratingsOf(db, schoolId, { studentId, homeworkId }) : new Map<string, number>(),
  ]);
  const byItem = new Map(asked.map((one) => [one.itemId, one]));
  return {
    title: book.title,
    subjectName: subjects.get(book.subjectId)?.name ?? '',
    endsAt: toStamp(endsAt, timeZone),
    isBack,
    questions: items.flatMap(({ itemId, no, score, body }): SheetQuestion[] => {
      const own = byItem.get(itemId);
      if (own === undefined) return [];
      // What was wrong before has its answer in the student's book already; what is new has none until the sheet went back.
      const answerShown = isBack || own.why !== 'variant';
      const rating = ratings.get(itemId);
      return [
        {
          no,
          why: own.why,
          origin: own.origin,
          maxScore: score,
          body: answerShown ? body : withoutAnswers(body),
          answerShown,
          state: states.get(own.questionId) ?? null,
          redoneRight: rating === undefined ? null : rating >= RIGHT_FROM,
        },
      ];
    }),
  };
}
