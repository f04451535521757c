import { printStatuses } from '@zhibi/contract/printing';
import {
  type Answering,
  classesMeant,
  isWithin,
  namesIn,
  percent,
  plainly,
  shortTime,
  subjectOf,
} from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { findGiven } from './find-homework.js';

const FEW = 5;
const LEVEL = 0.02;

export const answerTrend: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const meant = new Set(classesMeant(question).map(({ classId }) => classId));
  if (meant.size === 0) return plainly(words.noClass);
  const { classes } = await tools.pulse(question, { subjectId });
  const reply = new Reply();
  for (const { classId, className, points } of classes) {
    const [first, last] = [points[0], points.at(-1)];
    if (!meant.has(classId) || !first || !last || points.length < 2) continue;
    const by = last.rate - first.rate;
    const words100 = String(Math.round(Math.abs(by) * 100));
    const change = Math.abs(by) < LEVEL ? words.level : by > 0 ? words.up(words100) : words.down(words100);
    const no = reply.cite(`${className} ${words.report}`, at('/study/analysis', { class: classId }));
    const said = { className, count: points.length, first: percent(first.rate), last: percent(last.rate), change };
    reply.say(words.trend(said), no);
  }
  return reply.done.lines.length === 0 ? plainly(words.trendNone) : reply.say(words.trendWhy).done;
};

export const answerToMark: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { papers, answers, homework } = await tools.waiting(question, { subjectId });
  const reply = new Reply();
  if (answers === 0) return reply.say(words.toMarkNone).done;
  const no = reply.cite(words.mark, '/homework/index');
  reply.say(words.toMark({ papers, answers }), no);
  for (const { homeworkId, ...one } of homework.slice(0, FEW))
    reply.say(
      words.toMarkOf(one),
      reply.cite(`${words.mark} ${words.quote(one.title)}`, at('/markFull', { homework: homeworkId })),
    );
  return reply.done;
};

export const answerOpenHomework: Answering = async (question) => {
  const { words, slots } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const meant = classesMeant(question).map(({ classId }) => classId);
  const { items } = await tools.homework(question, { subjectId, status: 'open' });
  const open = items
    .filter(({ classes }) => classes.some(({ classId }) => meant.includes(classId)))
    .filter(({ endAt }) => slots.days === null || isWithin(endAt, slots.days))
    .slice(0, FEW);
  const reply = new Reply();
  for (const { homeworkId, title, classes, endAt, progress } of open) {
    const no = reply.cite(words.quote(title), at('/homework/written/detail', { homework: homeworkId }));
    const names = namesIn(
      words,
      classes.map(({ className }) => className),
    );
    reply.say(words.open({ title, classes: names, end: shortTime(endAt), ...progress }), no);
  }
  return open.length === 0 ? plainly(words.openNone) : reply.done;
};

export const answerProgress: Answering = async (question) => {
  const { words } = question;
  const one = await findGiven(question);
  if (one === 'no-subject') return plainly(words.noSubject);
  if (!one) return plainly(words.noHomework);
  const reply = new Reply();
  const no = reply.cite(words.quote(one.title), at('/homework/written/detail', { homework: one.homeworkId }));
  return reply.say(words.progress({ title: one.title, ...one.progress }), no).suggest(words.ask.missing).done;
};

export const answerClassList: Answering = async (question) => {
  const { words, actor, slots, students } = question;
  const isTeacher = actor.role === 'TEACHER';
  const meant = classesMeant(question);
  if (meant.length === 0) return plainly(words.noClass);
  if (meant.length > FEW && slots.classIds === null) return answerMyClasses(question);
  const reply = new Reply();
  for (const { classId, className } of meant.slice(0, FEW)) {
    const names = students.filter((one) => one.classId === classId).map(({ name }) => name);
    const to = isTeacher ? at('/class/student', { classId }) : '/student/list';
    const no = reply.cite(`${className} ${words.students}`, to);
    const said = names.length > 0 ? namesIn(words, names) : '';
    reply.say(words.classList({ className, count: names.length, names: said }), no);
  }
  return reply.done;
};

export const answerMyClasses: Answering = async ({ words, classes, actor }) => {
  if (classes.length === 0) return plainly(words.noClass);
  const reply = new Reply();
  const no = reply.cite(words.myClasses, actor.role === 'TEACHER' ? '/class/index' : '/class/list');
  const names = classes.map(({ className }) => className);
  return reply.say(words.classes(names.length, namesIn(words, names)), no).done;
};

const over: readonly number[] = [printStatuses.completed, printStatuses.rejected];

export const answerPrintOrders: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.orders(question, {});
  const open = items.filter(({ messageStatus }) => !over.includes(messageStatus));
  const reply = new Reply();
  if (open.length === 0) reply.say(words.ordersNone).link(words.ordersTitle, '/print/orders');
  for (const one of open.slice(0, FEW)) {
    const no = reply.cite(`${words.ordersTitle} ${one.number}`, at('/print/orders', { order: one.orderId }));
    const status = `${words.print[one.messageStatus] ?? ''}${one.isLate ? ` (${words.late})` : ''}`;
    const { number, title, copies } = one;
    reply.say(words.orders({ number, title, status, copies, wanted: shortTime(one.wantedAt) }), no);
  }
  return reply.done;
};
