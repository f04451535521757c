import type { ClassReport } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { type Homework, homeworkBefore, submissionsOf } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { masteryOfStudents } from '../mastery/read-mastery.js';
import { ofMany } from '../mastery/rules-of-many.js';
import { hasSat, totalsOf } from '../results/count-classes.js';
import { resultsOf } from '../results/read-results.js';
import { percentOf } from '../rules.js';
import { bySection, noFigures, sectionsOf, summaryOf } from './class-statistics.js';
import { type Asked, type Here, reportedClass } from './reported-class.js';

/** The report of a class on a homework; of the first class that the reader may read about when none is named. */
export async function classReport(db: Db, actor: Actor, asked: Asked, { now, timeZone }: Here): Promise<ClassReport> {
  const { schoolId } = actor;
  const { homework, classId, className, copies, students, marked } = await reportedClass(db, actor, asked);
  const { items } = marked;
  const [results, previous] = await Promise.all([resultsOf(db, homework), previousOf(db, homework, classId, now)]);
  const own = results.find((one) => one.classId === classId);
  const { paper, questions, ...figures } = own?.figures ?? noFigures(marked);
  const titleOf = new Map(items.flatMap((item) => item.knowledge).map(({ id, title }) => [id, title]));
  const mastered = await masteryOfStudents(
    db,
    schoolId,
    { studentIds: [...students.keys()], subjectIds: [homework.subjectId] },
    now,
  );
  const ofPoint = (id: string) =>
    [...(mastered.get(homework.subjectId)?.values() ?? [])].flatMap((one) => one.get(id) ?? []);
  const knowledge = figures.knowledge.map((point) => ({
    ...point,
    title: titleOf.get(point.id) ?? '',
    mastery: ofMany(ofPoint(point.id)) ?? null,
  }));
  const everybody = results.reduce((sum, one) => sum + one.marked, 0);
  const isMarked = new Set(marked.totals.map((one) => one.studentId));
  return {
    homeworkId: homework.id,
    title: homework.title,
    classId,
    className,
    startAt: toStamp(homework.startAt, timeZone),
    fullScore: homework.totalScore,
    students: copies.length,
    sat: copies.filter(hasSat).length,
    absent: copies
      .filter((one) => one.status === 'absent')
      .map(({ studentId }) => ({ studentId, name: students.get(studentId)?.name ?? '' })),
    marked: marked.totals.length,
    previous: previous === undefined ? null : shownBefore(previous, timeZone),
    ...summaryOf(marked),
    gradeMean: everybody === 0 ? null : results.reduce((sum, one) => sum + one.total, 0) / everybody,
    paper,
    questions,
    knowledge,
    sections: sectionsOf(items),
    rows: copies
      .map(({ studentId, status, score }) => {
        const student = students.get(studentId);
        const total = isMarked.has(studentId) ? score : null;
        const before = previous?.percents.get(studentId);
        const scores = total === null ? undefined : own?.scores[studentId];
        return {
          studentId,
          status,
          total,
          bySection: bySection(items, scores ?? []),
          studentNo: student?.studentNo ?? '',
          name: student?.name ?? '',
          pinyin: student?.pinyin ?? '',
          change:
            total === null || before === undefined ? null : Math.round(percentOf(total, homework.totalScore) - before),
          weak: knowledge.filter((point) => point.weakStudentIds.includes(studentId)).map((point) => point.title),
        };
      })
      .sort((a, b) => (a.studentNo < b.studentNo ? -1 : 1)),
  };
}

const shownBefore = (
  { homework: { id, title, startAt }, percents }: NonNullable<Awaited<ReturnType<typeof previousOf>>>,
  timeZone: string,
) => ({ homeworkId: id, title, startAt: toStamp(startAt, timeZone), marked: percents.size });

/** The homework of the class in this subject before this one in time, and what percentage each student reached in it. */
async function previousOf(db: Db, homework: Homework, classId: string, now: Date) {
  const previous = await homeworkBefore(db, homework, classId, now);
  if (previous === undefined) return undefined;
  const totals = totalsOf(await submissionsOf(db, homework.schoolId, previous.id, [classId]));
  const percents = new Map(totals.map(({ studentId, total }) => [studentId, percentOf(total, previous.totalScore)]));
  return { homework: previous, percents };
}
