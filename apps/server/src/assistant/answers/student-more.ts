import type { AssistantAnswer } from '@zhibi/contract/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import {
  type Answering,
  classesMeant,
  namesIn,
  percent,
  plainly,
  points,
  type Question,
  subjectOf,
} from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { monthOf } from './class-more.js';
import { studentMeant } from './results.js';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

type Student = Question['students'][number];

/** What is told of the one student that a question names. */
const ofStudent =
  (tell: (question: Question, student: Student) => Promise<AssistantAnswer>): Answering =>
  async (question) => {
    const student = studentMeant(question);
    return typeof student === 'string' ? plainly(student) : tell(question, student);
  };

/** The last 30 days, as the report of a student asks for them. */
export function lastDays({ here }: Question): { from: string; to: string } {
  const day = (back: number) => toStamp(new Date(here.now.getTime() - back * DAY_MS), here.timeZone).slice(0, 8);
  const dash = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return { from: dash(day(DAYS - 1)), to: dash(day(0)) };
}

const reportPlace = (studentId: string) => at('/class/studentReport', { studentId, period: 'month' });

export const answerStudentHomework = ofStudent(async (question, { studentId, name }) => {
  const { words } = question;
  const { subjects } = await tools.studentReport(question, { studentId, ...lastDays(question) });
  const reply = new Reply();
  const no = reply.cite(words.teacher.studentReport(name), reportPlace(studentId));
  for (const { subjectName, given, handedIn, late, excused } of subjects)
    reply.say(words.teacher.studentHomework({ name, subject: subjectName, given, handedIn, late, excused }), no);
  if (subjects.length === 0) reply.say(words.teacher.studentHomeworkNone(name), no);
  return reply.done;
});

export const answerStudentWeak = ofStudent(async (question, { studentId, name }) => {
  const { words } = question;
  const { subjects } = await tools.studentReport(question, { studentId, ...lastDays(question) });
  const weakest = subjects
    .flatMap((one) => one.points)
    .sort((one, two) => one.rate.rate - two.rate.rate)
    .slice(0, 5);
  const reply = new Reply();
  const no = reply.cite(words.teacher.studentReport(name), reportPlace(studentId));
  const told = weakest.map(({ title, rate }) => words.point(title, percent(rate.rate)));
  if (told.length === 0) return reply.say(words.teacher.studentWeakNone(name), no).done;
  return reply.say(words.teacher.studentWeak(name, namesIn(words, told)), no).done;
});

export const answerStudentExams = ofStudent(async (question, { studentId, name }) => {
  const { words } = question;
  const { tests } = await tools.examsOfStudent(question, { studentId });
  const reply = new Reply();
  for (const { testId, name: exam, subjects } of tests.slice(0, 3))
    for (const { subjectName, score, fullScore } of subjects)
      if (score !== null)
        reply.say(
          words.teacher.studentExam({
            name,
            exam,
            subject: subjectName,
            score: points(score),
            full: points(fullScore),
          }),
          reply.cite(exam, at('/study/stageDetail', { test: testId })),
        );
  if (reply.done.lines.length === 0)
    reply.say(words.teacher.studentExamNone(name), reply.cite(words.teacher.examsTitle, '/study/stageDetail'));
  return reply.done;
});

export const answerStudentPoints = ofStudent(async (question, { studentId, name, classId }) => {
  const { words } = question;
  const { students } = await tools.points(question, { classId, month: monthOf(question) });
  const total = students.find((one) => one.studentId === studentId)?.total ?? 0;
  const reply = new Reply();
  const no = reply.cite(words.teacher.pointsTitle(name), at('/class/comment', { classId }));
  return reply.say(words.teacher.studentPoints(name, total), no).done;
});

export const answerStudentSeat = ofStudent(async (question, { studentId, name, classId }) => {
  const { words } = question;
  const { plan, head } = await tools.seating(question, { classId });
  const seat = plan?.seats.find((one) => one.studentId === studentId);
  const reply = new Reply();
  const no = reply.cite(words.teacher.seatTitle(head.className), at('/class/arrange', { classId }));
  if (!seat) return reply.say(words.teacher.seatNone(name), no).done;
  return reply.say(words.teacher.seat({ name, row: seat.row + 1, column: seat.column + 1 }), no).done;
});

/** The latest score rate of each class, and how far apart the first and the last are. */
export const answerCompareClasses: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const meant = new Set(classesMeant(question).map(({ classId }) => classId));
  const { classes } = await tools.pulse(question, { subjectId });
  const known = classes
    .filter(({ classId }) => meant.has(classId))
    .flatMap(({ classId, className, points: of }) => {
      const last = of.at(-1);
      return last ? [{ classId, className, ...last }] : [];
    })
    .sort((one, two) => two.rate - one.rate);
  const reply = new Reply();
  for (const { classId, className, homeworkId, title, rate } of known) {
    const to = at('/study/analysis', { homework: homeworkId, class: classId });
    const no = reply.cite(`${className} ${words.quote(title)} ${words.report}`, to);
    reply.say(words.teacher.compare({ className, rate: percent(rate), title }), no);
  }
  const [best, last] = [known[0], known.at(-1)];
  if (best && last && best !== last) {
    const by = Math.round(best.rate * 100) - Math.round(last.rate * 100);
    reply.say(words.teacher.compareGap(by, best.className, last.className), 1, known.length);
  } else reply.say(words.teacher.compareOne);
  return reply.done;
};
