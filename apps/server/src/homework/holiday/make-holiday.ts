import { Id, instantOf } from '@zhibi/contract/kernel';
import { z } from 'zod';
import {
  type DottedPages,
  dottedForms,
  layOutForDots,
  layOutForReaders,
  makeCopies,
  openPrintRun,
  paperForHomework,
  putWeek,
  runsToMake,
} from '../../papers/index.js';
import { classesOf, subjectsById } from '../../people/index.js';
import type { Task } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { plainKind, publishHomework } from '../giving/publish-homework.js';
import { homeworkById } from '../store.js';
import { handInAt } from './hand-in-at.js';
import { weeksOf } from './rules.js';
import { dayTitle, weekLine, weekTitle } from './rules-words.js';
import {
  findHoliday,
  type HolidayRow,
  type ItemRow,
  itemsOf,
  keepItemIds,
  lockHoliday,
  type PartRow,
  partsOf,
  updateHoliday,
  updateWeek,
  type WeekRow,
  weeksOfHolidays,
} from './store.js';

const Payload = z.object({ schoolId: Id, holidayId: Id });

interface Book {
  row: HolidayRow;
  className: string;
  subjectNames: Map<number, string>;
  parts: PartRow[];
  items: ItemRow[];
}

/** Makes the weeks of a booklet one after the other, each subject's as a paper, a print run and a homework. Begun again it goes on with the first that is missing. */
export async function makeHoliday(services: Services, { payload, progress }: Task): Promise<{ holidayId: string }> {
  const { schoolId, holidayId } = Payload.parse(payload);
  const inSchool = { schoolIds: [schoolId] };
  const { book, weeks } = await services.database.readAsActor(inSchool, async (db) => {
    const row = found(await findHoliday(db, { schoolId, holidayId }));
    const [[room], subjects, parts, items, all] = await Promise.all([
      classesOf(db, schoolId, [row.classId]),
      subjectsById(db),
      partsOf(db, schoolId, [holidayId]),
      itemsOf(db, schoolId, [holidayId]),
      weeksOfHolidays(db, schoolId, [holidayId]),
    ]);
    const subjectNames = new Map([...subjects].map(([id, { name }]) => [id, name]));
    return { book: { row, className: room?.className ?? '', subjectNames, parts, items }, weeks: all };
  });
  if (book.row.state === 'ready') return { holidayId };
  for (const [at, week] of weeks.entries()) {
    await progress(at, weeks.length);
    await makeWeek(services, book, week);
  }
  await services.database.asActor(inSchool, (db) => updateHoliday(db, { schoolId, holidayId }, { state: 'ready' }));
  await progress(weeks.length, weeks.length);
  return { holidayId };
}

/** The booklet could not be made: the list says so, and it can be printed again. */
export async function failHoliday({ database }: Services, payload: Task['payload']): Promise<void> {
  const { schoolId, holidayId } = Payload.parse(payload);
  await database.asActor({ schoolIds: [schoolId] }, (db) =>
    updateHoliday(db, { schoolId, holidayId }, { state: 'failed' }),
  );
}

async function makeWeek(services: Services, book: Book, week: WeekRow): Promise<void> {
  const { schoolId } = week;
  const paperId = week.paperId ?? (await keepPaper(services, book, week));
  const readers = { paperId, classIds: [book.row.classId] };
  const { layout, forms } = await layOutForReaders(services, schoolId, readers);
  const dotted = book.row.dots
    ? { ...(await dottedForms(services, schoolId, forms)), usual: await layOutForDots(services, schoolId, layout) }
    : undefined;
  const printRunId = await giveOut(services, book, { ...week, paperId }, { layout, dotted });
  const waiting = await services.database.readAsActor({ schoolIds: [schoolId] }, (db) =>
    runsToMake(db, schoolId, { printRunId, dotted }),
  );
  for (const { id, baseSha256 } of waiting)
    await makeCopies(services, {
      payload: { schoolId, printRunId: id, baseSha256 },
      progress: async () => undefined,
    });
}

/** The paper of a week: its days are its sections. */
function keepPaper({ database, clock }: Services, book: Book, week: WeekRow): Promise<string> {
  const { schoolId, holidayId, subjectId, fromOn, toOn } = week;
  const { row, className } = book;
  const items = book.items.filter((one) => one.subjectId === subjectId && one.day >= fromOn && one.day <= toOn);
  const days = [...new Set(items.map(({ day }) => day))].map((day) => ({
    title: dayTitle(day),
    questions: items.filter((one) => one.day === day),
  }));
  const subjectName = book.subjectNames.get(subjectId) ?? '';
  const sheet = {
    subjectId,
    title: titleOf(row, week),
    line: weekLine({ className, subjectName, from: fromOn, to: toOn, questions: items.length }),
    days,
  };
  return database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const { paperId, itemIds } = await putWeek(db, { schoolId, accountId: giverOf(book, week) }, sheet, clock.now());
    const kept = items.map(({ position }, at) => ({ position, itemId: found(itemIds[at]) }));
    await keepItemIds(db, { schoolId, holidayId, subjectId }, kept);
    await updateWeek(db, week, { paperId });
    return paperId;
  });
}

/** Who put the subject in gives its weeks, as if they were given one by one. */
const giverOf = ({ parts, row }: Book, { subjectId }: WeekRow): string =>
  parts.find((part) => part.subjectId === subjectId)?.givenBy ?? row.createdBy;

function titleOf({ title, fromOn, toOn }: HolidayRow, week: WeekRow): string {
  const no = weeksOf(fromOn, toOn).find(({ from }) => from === week.fromOn)?.no ?? 0;
  return weekTitle(title, no);
}

/** Issues the page codes and puts the week before the students of the class, once; who joins before its end gets it too. */
function giveOut(
  { database, clock, settings }: Services,
  book: Book,
  week: WeekRow & { paperId: string },
  of: {
    layout: { revision: number; geometry: { pageCount: number } };
    dotted: DottedPages | undefined;
  },
): Promise<string> {
  const { schoolId, holidayId, paperId } = week;
  const { classId, workCategory } = book.row;
  return database.asActor({ schoolIds: [schoolId] }, async (db) => {
    // Taken back while it is made: what is not given out yet stays where it is.
    const { state } = await lockHoliday(db, { schoolId, holidayId });
    ensure(state === 'making' || state === 'failed', 'conflict');
    if (week.homeworkId !== null) return (await homeworkById(db, schoolId, week.homeworkId)).printRunId;
    const by = { schoolId, accountId: giverOf(book, week) };
    const { revision, geometry } = of.layout;
    const [now, classIds] = [clock.now(), [classId]];
    const {
      opened: [run],
    } = await openPrintRun(db, by, { paperId, revision, classIds, dotted: of.dotted });
    const times = {
      pushAt: now,
      startAt: instantOf(`${week.fromOn}000000`, settings.TZ_NAME),
      endAt: handInAt(week.toOn, settings.TZ_NAME),
    };
    const homework = await publishHomework(
      db,
      by,
      { title: titleOf(book.row, week), workCategory, printRunId: run.printRunId },
      {
        paper: await paperForHomework(db, schoolId, paperId),
        classIds,
        times,
        kind: { ...plainKind(), forJoiners: true },
      },
      now,
    );
    await updateWeek(db, week, { homeworkId: homework.id, pages: geometry.pageCount });
    return run.printRunId;
  });
}
