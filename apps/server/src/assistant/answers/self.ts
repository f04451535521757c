import { signed } from '@zhibi/contract/classroom/points';
import { type Answering, namesIn, percent, points, shortTime } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { lastDays } from './student-more.js';

const FEW = 5;
const MINE = '/student/detail';
const POINTS = '/class/comment';

export const answerMyPoints: Answering = async (question) => {
  const { words } = question;
  const { total, gifts } = await tools.myPoints(question, {});
  const some = gifts.slice(0, 3).map((gift) => words.self.reason(gift.reason, signed(gift.points)));
  const reply = new Reply();
  const reasons = some.length === 0 ? '' : namesIn(words, some);
  return reply.say(words.self.points({ total, reasons }), reply.cite(words.self.pointsTitle, POINTS)).done;
};

export const answerMyRemarks: Answering = async (question) => {
  const { words } = question;
  const { remarks } = await tools.myPoints(question, {});
  const reply = new Reply();
  const no = reply.cite(words.self.pointsTitle, POINTS);
  for (const { month, teacherName, text } of remarks.slice(0, 3))
    reply.say(words.self.remark({ month: `${month.slice(0, 4)}-${month.slice(4)}`, teacher: teacherName, text }), no);
  return remarks.length === 0 ? reply.say(words.self.remarkNone, no).done : reply.done;
};

export const answerMyGrowth: Answering = async (question) => {
  const { words } = question;
  const { growth } = await tools.myPoints(question, {});
  const reply = new Reply();
  const no = reply.cite(words.self.pointsTitle, POINTS);
  for (const { subjectName, before, after, growth: by } of growth)
    reply.say(words.self.growth({ subject: subjectName, before, after, by: signed(by) }), no);
  return growth.length === 0 ? reply.say(words.self.growthNone, no).done : reply.done;
};

export const answerMyExams: Answering = async (question) => {
  const { words, slots } = question;
  const { tests } = await tools.myExams(question, {});
  const reply = new Reply();
  for (const { testId, name, subjects } of tests.slice(0, 3))
    for (const { subjectId, subjectName, score, fullScore } of subjects)
      if (score !== null && (slots.subjectId === null || subjectId === slots.subjectId))
        reply.say(
          words.self.exam({ name, subject: subjectName, score: points(score), full: points(fullScore) }),
          reply.cite(name, at('/study/stageDetail', { test: testId })),
        );
  if (reply.done.lines.length === 0)
    reply.say(words.self.examNone, reply.cite(words.self.examsTitle, '/study/stageDetail'));
  return reply.done;
};

export const answerMyClass: Answering = async (question) => {
  const { words } = question;
  const { className, studentNo, classmates, headTeacher } = await tools.myRecord(question, {});
  const reply = new Reply();
  const said = { className: className ?? '--', no: studentNo, classmates, head: headTeacher ?? '--' };
  return reply.say(words.self.record(said), reply.cite(words.self.recordTitle, '/student/info')).done;
};

export const answerMyTeachers: Answering = async (question) => {
  const { words } = question;
  const { teachers } = await tools.myRecord(question, {});
  const names = teachers.map(({ subjectName, name }) => words.self.teacher(subjectName, name));
  const reply = new Reply();
  const no = reply.cite(words.self.recordTitle, '/student/info');
  return reply.say(names.length === 0 ? words.self.teachersNone : words.self.teachers(namesIn(words, names)), no).done;
};

export const answerMySpoken: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.mySpoken(question, {});
  const reply = new Reply();
  for (const { spokenId, title, endAt, left, verdict, status } of items.slice(0, FEW)) {
    const no = reply.cite(words.quote(title), at('/homework/spoken/detail', { spoken: spokenId }));
    const score = verdict?.score ?? null;
    if (score !== null) reply.say(words.self.spokenScore({ title, score: points(score) }), no);
    else if (status === 'open') reply.say(words.self.spoken({ title, end: shortTime(endAt), left }), no);
  }
  if (reply.done.lines.length === 0)
    reply.say(words.self.spokenNone, reply.cite(words.self.spokenTitle, '/homework/spoken'));
  return reply.done;
};

export const answerMyLesson: Answering = async (question) => {
  const { words } = question;
  const { lessons } = await tools.room(question, {});
  const reply = new Reply();
  for (const { lessonId, title, teacherName } of lessons)
    reply.say(words.self.lesson({ title, teacher: teacherName }), reply.cite(title, at('/room', { lesson: lessonId })));
  return lessons.length === 0
    ? reply.say(words.self.lessonNone, reply.cite(words.self.lessonTitle, '/room')).done
    : reply.done;
};

const REPORT = at('/class/studentReport', { period: 'month' });

export const answerMyReport: Answering = async (question) => {
  const { words } = question;
  const { subjects } = await tools.studentReport(question, lastDays(question));
  const reply = new Reply();
  const no = reply.cite(words.self.reportTitle, REPORT);
  for (const { subjectName, given, handedIn, late } of subjects)
    reply.say(words.self.report({ subject: subjectName, given, handedIn, late }), no);
  return subjects.length === 0 ? reply.say(words.self.reportNone, no).done : reply.done;
};

export const answerMyWeak: Answering = async (question) => {
  const { words, slots } = question;
  const { subjects } = await tools.studentReport(question, lastDays(question));
  const weakest = subjects
    .filter(({ subjectId }) => slots.subjectId === null || subjectId === slots.subjectId)
    .flatMap((one) => one.points)
    .sort((one, two) => one.rate.rate - two.rate.rate)
    .slice(0, FEW);
  const told = weakest.map(({ title, rate }) => words.point(title, percent(rate.rate)));
  const reply = new Reply();
  const no = reply.cite(words.self.reportTitle, REPORT);
  return reply.say(told.length === 0 ? words.self.weakNone : words.self.weak(namesIn(words, told)), no).done;
};

export const answerMyComments: Answering = async (question) => {
  const { words } = question;
  const { comments } = await tools.studentReport(question, lastDays(question));
  const reply = new Reply();
  for (const { homeworkId, title, no: item, comment } of comments.slice(0, FEW))
    reply.say(
      words.self.comment({ title, no: item, comment }),
      reply.cite(words.quote(title), at(MINE, { homework: homeworkId })),
    );
  return comments.length === 0
    ? reply.say(words.self.commentNone, reply.cite(words.self.reportTitle, REPORT)).done
    : reply.done;
};

export const answerMyMastered: Answering = async (question) => {
  const { words, slots } = question;
  const { counts } = await tools.wrong(question, { subjectId: slots.subjectId ?? undefined });
  const reply = new Reply();
  return reply.say(words.self.mastered(counts), reply.cite(words.wrongTitle, '/wrong')).done;
};
