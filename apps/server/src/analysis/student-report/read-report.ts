import type { ReportSubject, StudentReport, studentReportApi } from '@zhibi/contract/analysis/student-report';
import { grouped, instantOf, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { collectedOfStudent } from '../../homework/index.js';
import { commentsOf } from '../../marking/index.js';
import { askedItems, itemNumbers } from '../../papers/index.js';
import { classesOf, findSchool, studentsById, studentsOf, subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { masteryOfStudents } from '../mastery/read-mastery.js';
import { keptScoresOf } from '../results/read-results.js';
import { dayOf } from '../rules.js';
import { scoresOut } from '../stage-tests/store-growth.js';
import { stateCounts } from '../store.js';
import { readableSubjects } from './policy.js';
import { changeOf, type OwnAnswer, pointsOf } from './rules-report.js';
import { wrongByCause } from './store.js';

type Asked = z.output<typeof studentReportApi.report.input>;
interface Here {
  now: Date;
  timeZone: string;
}
type Given = Awaited<ReturnType<typeof collectedOfStudent>>[number];

/** Three a day through a whole term: more than any school gives. */
const MOST_HOMEWORK = 600;
const MOST_COMMENTS = 8;
const isHandedIn = ({ submission: { status } }: Given) =>
  status === 'handed-in' || status === 'marked' || status === 'released';

/** What a student did in these days, in the subjects that the reader may see: only papers that went back, a fixed number of queries. */
export async function readReport(db: Db, actor: Actor, asked: Asked, here: Here): Promise<StudentReport> {
  const { schoolId } = actor;
  const studentId = asked.studentId ?? actor.studentId;
  ensure(schoolId !== '' && studentId !== null, 'not-found');
  // A teacher knows the students who sit in an own class today.
  const taught = actor.role === 'TEACHER' ? await studentsOf(db, schoolId, [...actor.teaches.keys()]) : [];
  const classId = taught.find((one) => one.studentId === studentId)?.classId ?? null;
  const readable = readableSubjects(actor, { studentId, classId });
  ensure(readable.length > 0, 'not-found');
  const { name, studentNo } = found((await studentsById(db, schoolId, [studentId])).get(studentId));
  const [from, to] = daysAt(asked, here.timeZone);
  const of = { schoolId, studentId, from, to };
  const isRead = (subjectId: number) => readable === 'all' || readable.includes(subjectId);
  const given = (await collectedOfStudent(db, { ...of, limit: MOST_HOMEWORK }, here.now)).filter(({ homework }) =>
    isRead(homework.subjectId),
  );
  const back = given.filter(({ submission }) => submission.status === 'released');
  const [subjects, answers, wrong, tests, school] = await Promise.all([
    subjectsById(db),
    answersOf(db, of, back),
    wrongByCause(db, of),
    scoresOut(db, { schoolId, studentIds: [studentId] }, here.now),
    findSchool(db, schoolId),
  ]);
  const sat = tests.filter(({ test: { heldOn } }) => heldOn >= asked.from && heldOn <= asked.to);
  const ids = new Set([given.map(({ homework }) => homework), wrong, sat].flat().map(({ subjectId }) => subjectId));
  const mastered = await masteryOfStudents(db, schoolId, { studentIds: [studentId], subjectIds: [...ids] }, here.now);
  const nameOf = (id: number) => subjects.get(id)?.name ?? '';
  const shown = [...ids].filter(isRead).sort((a, b) => a - b);
  const seat = classId ?? given.at(-1)?.submission.classId ?? null;
  const [room] = seat === null ? [] : await classesOf(db, schoolId, [seat]);
  const today = dayOf(here.now, here.timeZone);
  return {
    studentId,
    studentName: name,
    studentNo,
    classId: room?.classId ?? null,
    className: room?.className ?? '',
    schoolName: school?.name ?? '',
    from: asked.from,
    to: asked.to,
    subjects: shown.map((subjectId): ReportSubject => {
      const own = given.filter(({ homework }) => homework.subjectId === subjectId);
      const homework = own.filter((one) => one.submission.status === 'released').map((one) => shownHomework(one, here));
      return {
        subjectId,
        subjectName: nameOf(subjectId),
        ...countsOf(own),
        answers: own.reduce((count, one) => count + (answers.get(one.homework.id)?.length ?? 0), 0),
        homework,
        change: changeOf(homework.flatMap(({ rate }) => rate ?? [])),
        isModelled: mastered.has(subjectId),
        points: pointsOf(
          own.flatMap((one) => answers.get(one.homework.id) ?? []),
          mastered.get(subjectId)?.get(studentId),
        ),
        tests: sat.filter((one) => one.subjectId === subjectId).flatMap(shownTest),
        wrong: wrong.filter((one) => one.subjectId === subjectId).map(({ subjectId: _, ...count }) => count),
      };
    }),
    due: (await stateCounts(db, { schoolId, studentId, ...(readable !== 'all' && { subjectIds: readable }) }, today))
      .due,
    comments: await shownComments(db, of, back, { nameOf, timeZone: here.timeZone }),
  };
}

const daysAt = ({ from, to }: { from: string; to: string }, timeZone: string): [Date, Date] => [
  instantOf(`${from.replaceAll('-', '')}000000`, timeZone),
  instantOf(`${to.replaceAll('-', '')}235959`, timeZone),
];

const countsOf = (own: readonly Given[]) => ({
  given: own.length,
  handedIn: own.filter(isHandedIn).length,
  late: own.filter((one) => isHandedIn(one) && one.submission.late).length,
  excused: own.filter((one) => !isHandedIn(one) && one.submission.excuse !== null).length,
});

const shownHomework = ({ homework, submission }: Given, { timeZone }: Here) => ({
  homeworkId: homework.id,
  title: homework.title,
  startAt: toStamp(homework.startAt, timeZone),
  rate: submission.score === null || homework.totalScore === 0 ? null : submission.score / homework.totalScore,
});

function shownTest({ test, subjectId, score }: Awaited<ReturnType<typeof scoresOut>>[number]) {
  const full = test.subjects.find((one) => one.subjectId === subjectId)?.fullScore;
  return score === null || full === undefined ? [] : [{ name: test.name, heldOn: test.heldOn, score, fullScore: full }];
}

/** Homework id → the student's answers, each with what it is about. */
async function answersOf(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  back: readonly Given[],
): Promise<Map<string, OwnAnswer[]>> {
  const homeworkIds = back.map(({ homework }) => homework.id);
  const scores = await keptScoresOf(db, schoolId, { homeworkIds, studentIds: [studentId] });
  const items = await askedItems(
    db,
    schoolId,
    scores.map(({ itemId }) => itemId),
  );
  const answers = scores.flatMap(({ homeworkId, itemId, score }) => {
    const item = items.get(itemId);
    return item === undefined ? [] : [{ homeworkId, score, full: item.score, points: item.question.knowledge }];
  });
  return grouped(answers, ({ homeworkId }) => homeworkId);
}

async function shownComments(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  back: readonly Given[],
  { nameOf, timeZone }: { nameOf: (subjectId: number) => string; timeZone: string },
): Promise<StudentReport['comments']> {
  const of = { studentId, homeworkIds: back.map(({ homework }) => homework.id) };
  const comments = await commentsOf(db, schoolId, of);
  const numbers = await itemNumbers(db, schoolId, [...new Set(back.map(({ homework }) => homework.paperId))]);
  const homeworkOf = new Map(back.map(({ homework }) => [homework.id, homework]));
  return [...comments]
    .flatMap(([key, comment]) => {
      const [homeworkId = '', itemId = ''] = key.split(' ');
      const homework = homeworkOf.get(homeworkId);
      if (homework === undefined) return [];
      const { title, subjectId, startAt } = homework;
      const no = numbers.get(itemId) ?? 0;
      return [{ homeworkId, subjectName: nameOf(subjectId), title, no, at: toStamp(startAt, timeZone), comment }];
    })
    .sort((a, b) => b.at.localeCompare(a.at) || a.no - b.no)
    .slice(0, MOST_COMMENTS);
}
