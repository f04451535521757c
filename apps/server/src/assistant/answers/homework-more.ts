import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import {
  type Answering,
  classesMeant,
  dashed,
  namesIn,
  plainly,
  type Question,
  shortTime,
  subjectOf,
} from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { findGiven } from './find-homework.js';

const FEW = 5;

type Said = (v: { title: string; count: number; names: string }) => string;
type Choice = (copy: SubmissionOfStudent) => boolean;

/** Whom of the copies of a homework a question is about. */
const ofCopies =
  (is: Choice, sayOf: (question: Question) => Said): Answering =>
  async (question) => {
    const { words } = question;
    const one = await findGiven(question);
    if (one === 'no-subject') return plainly(words.noSubject);
    if (!one) return plainly(words.noHomework);
    const { items } = await tools.submissions(question, { homeworkId: one.homeworkId });
    const meant = classesMeant(question).map(({ classId }) => classId);
    const names = items.filter((copy) => meant.includes(copy.classId) && is(copy)).map(({ name }) => name);
    const reply = new Reply();
    const no = reply.cite(`${one.title} ${words.copies}`, at('/homework/written/detail', { homework: one.homeworkId }));
    return reply.say(sayOf(question)({ title: one.title, count: names.length, names: namesIn(words, names) }), no).done;
  };

export const answerLateCopies = ofCopies(
  ({ late, handedInAt }) => late && handedInAt !== null,
  ({ words }) => words.teacher.late,
);
export const answerExcused = ofCopies(
  ({ excuse }) => excuse !== null,
  ({ words }) => words.teacher.excused,
);

export const answerOutsiders: Answering = async (question) => {
  const { words } = question;
  const one = await findGiven(question);
  if (one === 'no-subject') return plainly(words.noSubject);
  if (!one) return plainly(words.noHomework);
  const { items } = await tools.outside(question, { homeworkId: one.homeworkId });
  const reply = new Reply();
  const no = reply.cite(`${one.title} ${words.copies}`, at('/homework/written/detail', { homework: one.homeworkId }));
  const names = items.map(({ name }) => name);
  return reply.say(words.teacher.outside({ title: one.title, count: names.length, names: namesIn(words, names) }), no)
    .done;
};

export const answerScheduled: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { items } = await tools.homework(question, { subjectId, status: 'scheduled' });
  const reply = new Reply();
  for (const { homeworkId, title, startAt, classes } of items.slice(0, FEW)) {
    const no = reply.cite(words.quote(title), at('/homework/written/detail', { homework: homeworkId }));
    const names = classes.map(({ className }) => className);
    reply.say(words.teacher.scheduled({ title, start: shortTime(startAt), classes: namesIn(words, names) }), no);
  }
  if (items.length === 0)
    reply.say(
      words.teacher.scheduledNone,
      reply.cite(words.homework, at('/homework/written', { status: 'scheduled' })),
    );
  return reply.done;
};

/** Wholly marked, or closed with marks, and not given back. */
export const answerToRelease: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { items } = await tools.homework(question, { subjectId });
  const waiting = items.filter(
    ({ releasedAt, can, progress }) => releasedAt === null && can.release && progress.marked > 0,
  );
  const reply = new Reply();
  for (const { homeworkId, title, progress } of waiting.slice(0, FEW)) {
    const no = reply.cite(words.quote(title), at('/homework/written/detail', { homework: homeworkId }));
    reply.say(words.teacher.toRelease({ title, marked: progress.marked, total: progress.total }), no);
  }
  if (waiting.length === 0) reply.say(words.teacher.toReleaseNone, reply.cite(words.mark, '/homework/index'));
  return reply.done;
};

/** Minutes of homework by class, of the days that are named, else of today. */
export const answerLoad: Answering = async (question) => {
  const { words, slots, here, actor } = question;
  const today = toStamp(here.now, here.timeZone).slice(0, 8);
  const days = slots.days ?? { from: today, to: today };
  const meant = classesMeant(question).slice(0, FEW);
  if (meant.length === 0) return plainly(words.noClass);
  const { classes } = await tools.calendar(question, {
    classIds: meant.map(({ classId }) => classId),
    from: days.from,
    to: days.to,
  });
  const reply = new Reply();
  const no = reply.cite(words.school.loadTitle, actor.role === 'TEACHER' ? '/homework/written' : '/homework/load');
  for (const { className, limit, days: each } of classes)
    reply.say(
      words.teacher.load({
        className,
        span: slots.days ? words.span(dashed(days.from), dashed(days.to)) : words.teacher.today,
        minutes: each.reduce((sum, { minutes }) => sum + minutes, 0),
        limit: limit === null ? '' : words.teacher.loadLimit(limit),
      }),
      no,
    );
  return reply.done;
};

export const answerSpoken: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { items } = await tools.spoken(question, { subjectId });
  const reply = new Reply();
  for (const { spokenId, title, progress } of items.slice(0, 3))
    reply.say(
      words.teacher.spoken({ title, ...progress }),
      reply.cite(words.quote(title), at('/homework/spoken/detail', { spoken: spokenId })),
    );
  if (items.length === 0)
    reply.say(words.teacher.spokenNone, reply.cite(words.teacher.spokenTitle, '/homework/spoken'));
  return reply.done;
};

export const answerBooklets: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { items } = await tools.booklets(question, { subjectId });
  const reply = new Reply();
  for (const { handbookId, title, copies, returned, right, asked } of items.slice(0, 3))
    reply.say(
      words.teacher.booklet({ title, copies, returned, right, asked }),
      reply.cite(words.quote(title), at('/study/handbook', { book: handbookId })),
    );
  if (items.length === 0)
    reply.say(words.teacher.bookletNone, reply.cite(words.teacher.bookletTitle, '/study/handbook'));
  return reply.done;
};
