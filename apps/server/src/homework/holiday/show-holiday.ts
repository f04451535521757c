import type { HolidayDetail, HolidaySummary, HolidayWeek } from '@zhibi/contract/homework/holiday';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, formerNames, subjectsById, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { progressOf } from '../handing-in/store-results.js';
import { isInSchool } from '../policy.js';
import { statusOf } from '../rules.js';
import { homeworkByIds } from '../store.js';
import { mayRunHoliday, ownSubjects } from './policy.js';
import { holidayForTeacher, limitOfClass } from './read-holiday.js';
import { daysFrom, sumOf, weeksOf } from './rules.js';
import { type HolidayRow, holidaysOf, type ItemRow, itemsOf, type PartRow, partsOf, weeksOfHolidays } from './store.js';
import { type OffRow, offOf } from './store-marks.js';

const SHOWN = 50;

/** The booklets of the classes that the teacher teaches, in any subject. */
export async function listHolidays(db: Db, actor: Actor): Promise<{ items: HolidaySummary[] }> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId } = actor;
  const rows = await holidaysOf(db, schoolId, { classIds: [...actor.teaches.keys()], limit: SHOWN });
  return { items: await summaries(db, schoolId, rows) };
}

/** One booklet with all that is in it. */
export async function showHoliday(db: Db, actor: Actor, holidayId: string, here: Here): Promise<HolidayDetail> {
  const row = await holidayForTeacher(db, actor, holidayId);
  const { schoolId } = actor;
  const [[summary], parts, items, off, subjects, limit] = await Promise.all([
    summaries(db, schoolId, [row]),
    partsOf(db, schoolId, [holidayId]),
    itemsOf(db, schoolId, [holidayId]),
    offOf(db, schoolId, [holidayId]),
    subjectsById(db),
    limitOfClass(db, schoolId, row.classId),
  ]);
  const nameOf = (subjectId: number) => subjects.get(subjectId)?.name ?? '';
  const givenBy = parts.map((part) => part.givenBy);
  const names = await teacherNames(db, schoolId, givenBy);
  const runs = mayRunHoliday(actor, row, givenBy);
  const isOpen = row.state === 'open';
  return {
    ...found(summary),
    limit,
    dots: row.dots,
    jobId: row.jobId,
    parts: parts.map((part) => ({
      ...ofPart(part, items),
      subjectName: nameOf(part.subjectId),
      teacherName: names.get(part.givenBy) ?? '',
    })),
    days: dayRows(row, items, off, nameOf),
    weeks: await weekRows(db, row, nameOf, here),
    can: {
      fill: isOpen ? ownSubjects(actor, row).map((subjectId) => ({ subjectId, subjectName: nameOf(subjectId) })) : [],
      print: runs && (isOpen || row.state === 'failed') && parts.length > 0,
      withdraw: runs && row.state !== 'withdrawn' && row.state !== 'making',
    },
  };
}

const ofPart = (
  { subjectId, paperIds, days, minutesADay, leftOut, loadReason, revision }: PartRow,
  items: ItemRow[],
) => {
  const own = items.filter((item) => item.subjectId === subjectId);
  return {
    subjectId,
    paperIds,
    days,
    minutesADay,
    minutes: sumOf(own),
    questions: own.length,
    leftOut,
    loadReason,
    revision,
  };
};

function dayRows(row: HolidayRow, items: ItemRow[], off: OffRow[], nameOf: (subjectId: number) => string) {
  return daysFrom(row.fromOn, row.toOn).map((day) => {
    const onDay = items.filter((item) => item.day === day);
    const isOff = (subjectId: number) => off.some((one) => one.day === day && one.subjectId === subjectId);
    const tasks = [...new Set(onDay.map(({ subjectId }) => subjectId))].map((subjectId) => {
      const own = onDay.filter((item) => item.subjectId === subjectId);
      return {
        subjectId,
        subjectName: nameOf(subjectId),
        minutes: sumOf(own),
        questions: own.length,
        off: isOff(subjectId),
      };
    });
    return { day, minutes: sumOf(tasks.filter((task) => !task.off)), tasks };
  });
}

async function weekRows(
  db: Db,
  { schoolId, id, fromOn, toOn }: HolidayRow,
  nameOf: (subjectId: number) => string,
  { now }: Here,
): Promise<HolidayWeek[]> {
  const rows = await weeksOfHolidays(db, schoolId, [id]);
  const ids = rows.flatMap(({ homeworkId }) => homeworkId ?? []);
  const [homework, progress] = await Promise.all([homeworkByIds(db, schoolId, ids), progressOf(db, schoolId, ids)]);
  const numbers = new Map(weeksOf(fromOn, toOn).map(({ no, from }) => [from, no]));
  return rows.map(({ subjectId, fromOn: from, toOn: to, pages, homeworkId }) => {
    const given = homework.get(homeworkId ?? '');
    const { handedIn = 0, marked = 0, total = 0 } = progress.get(homeworkId ?? '') ?? {};
    return {
      subjectId,
      subjectName: nameOf(subjectId),
      no: numbers.get(from) ?? 0,
      from,
      to,
      pages,
      homeworkId,
      status: given ? statusOf(given, now) : null,
      handedIn,
      marked,
      total,
    };
  });
}

async function summaries(db: Db, schoolId: string, rows: readonly HolidayRow[]): Promise<HolidaySummary[]> {
  const ids = rows.map(({ id }) => id);
  const classIds = [...new Set(rows.map(({ classId }) => classId))];
  const [items, classes, nameAt, subjects, names] = await Promise.all([
    itemsOf(db, schoolId, ids),
    classesOf(db, schoolId, classIds),
    formerNames(db, schoolId, classIds),
    subjectsById(db),
    teacherNames(
      db,
      schoolId,
      rows.map(({ createdBy }) => createdBy),
    ),
  ]);
  return rows.map(({ id, title, workCategory, classId, fromOn, toOn, state, createdBy, createdAt }) => {
    const own = items.filter(({ holidayId }) => holidayId === id);
    return {
      holidayId: id,
      title,
      workCategory,
      classId,
      className: nameAt(classId, createdAt) ?? classes.find((one) => one.classId === classId)?.className ?? '',
      from: fromOn,
      to: toOn,
      state,
      createdBy: names.get(createdBy) ?? '',
      subjects: [...new Set(own.map(({ subjectId }) => subjectId))].map((subjectId) => {
        const ofSubject = own.filter((item) => item.subjectId === subjectId);
        return {
          subjectId,
          subjectName: subjects.get(subjectId)?.name ?? '',
          minutes: sumOf(ofSubject),
          questions: ofSubject.length,
        };
      }),
    };
  });
}
