import type { ClassReport } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { mean } from '@zhibi/grading';
import {
  findHomework,
  type Homework,
  homeworkBefore,
  isInSchool,
  type Submission,
  submissionsOf,
} from '../../homework/index.js';
import { type ItemScore, itemScoresOf } from '../../marking/index.js';
import { itemsOf } from '../../papers/index.js';
import { classesAt, isInStage, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayReadReport } from '../policy.js';
import { percentOf } from '../rules.js';
import {
  bySection,
  knowledgeOf,
  type Marked,
  paperOf,
  questionsOf,
  sectionsOf,
  summaryOf,
} from './class-statistics.js';

interface Asked {
  homeworkId: string;
  classId?: string | undefined;
}
interface Here {
  now: Date;
  timeZone: string;
}

/** The report of a class on a homework; of the first class that the reader may read about when none is named. */
export async function classReport(db: Db, actor: Actor, asked: Asked, { now, timeZone }: Here): Promise<ClassReport> {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const homework = found(await findHomework(db, schoolId, asked.homeworkId));
  ensure(homework.withdrawnAt === null, 'not-found');
  const readable = homework.classIds.filter((classId) => mayReadReport(actor, classId, homework.subjectId));
  const classes = await classesAt(db, schoolId, readable, homework.startAt); // by grade and name: the first of them unless one is asked for
  const { classId, className } = found(
    classes.find((one) => (asked.classId === undefined ? isInStage(actor, one.gid) : one.classId === asked.classId)),
  );
  const [items, scores, everybody, previous] = await Promise.all([
    itemsOf(db, schoolId, homework.paperId),
    itemScoresOf(db, schoolId, homework.id),
    submissionsOf(db, schoolId, homework.id),
    previousOf(db, homework, classId, now),
  ]);
  const copies = everybody.filter((one) => one.classId === classId);
  const students = await studentsById(
    db,
    schoolId,
    copies.map((one) => one.studentId),
  );
  const marked: Marked = { fullScore: homework.totalScore, totals: totalsOf(copies), items, scores };
  const knowledge = knowledgeOf(marked);
  const scoresOf = scoresByStudent(scores);
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
    gradeMean: mean(totalsOf(everybody).map((one) => one.total)) ?? null,
    paper: paperOf(marked),
    questions: questionsOf(marked),
    knowledge,
    sections: sectionsOf(items),
    rows: copies
      .map(({ studentId, status, score }) => {
        const student = students.get(studentId);
        const total = isMarked.has(studentId) ? score : null;
        const before = previous?.percents.get(studentId);
        const own = total === null ? [] : (scoresOf.get(studentId) ?? []);
        return {
          studentId,
          status,
          total,
          bySection: bySection(items, own),
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

const hasSat = ({ status }: Submission) => status === 'handed-in' || status === 'marked' || status === 'released';

const totalsOf = (copies: readonly Submission[]) =>
  copies.flatMap(({ studentId, status, score }) =>
    score === null || (status !== 'marked' && status !== 'released') ? [] : [{ studentId, total: score }],
  );

/** The homework of the class in this subject before this one in time, and what percentage each student reached in it. */
async function previousOf(db: Db, homework: Homework, classId: string, now: Date) {
  const previous = await homeworkBefore(db, homework, classId, now);
  if (previous === undefined) return undefined;
  const totals = totalsOf(await submissionsOf(db, homework.schoolId, previous.id, [classId]));
  const percents = new Map(totals.map(({ studentId, total }) => [studentId, percentOf(total, previous.totalScore)]));
  return { homework: previous, percents };
}

function scoresByStudent(scores: readonly ItemScore[]): Map<string, ItemScore[]> {
  const byStudent = new Map<string, ItemScore[]>();
  for (const one of scores) {
    const own = byStudent.get(one.studentId) ?? [];
    byStudent.set(one.studentId, own);
    own.push(one);
  }
  return byStudent;
}
