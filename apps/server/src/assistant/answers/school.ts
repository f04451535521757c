import { toStamp } from '@zhibi/contract/kernel';
import { type Answering, classesMeant, namesIn, plainly, type Question, shortTime } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { studentMeant } from './results.js';

const FEW = 5;
const WEEK_MS = 6 * 24 * 3_600_000;

export const answerTeachersCount: Answering = async (question) => {
  const { words } = question;
  const { total, items } = await tools.teachers(question, {});
  const inactive = (await tools.teachers(question, { state: 'inactive' })).total;
  const reply = new Reply();
  const no = reply.cite(words.school.teachersTitle, '/teacher/list');
  return reply.say(words.school.teachers({ total: total ?? items.length, inactive: String(inactive ?? 0) }), no).done;
};

export const answerStudentsCount: Answering = async (question) => {
  const { words } = question;
  const { total, items } = await tools.students(question, {});
  const inactive = (await tools.students(question, { state: 'inactive' })).total;
  const { items: classes } = await tools.classRecords(question, {});
  const counts = new Map<number, number>();
  for (const { gid, students } of classes) counts.set(gid, (counts.get(gid) ?? 0) + students);
  const reply = new Reply();
  const no = reply.cite(words.school.studentsTitle, '/student/list');
  reply.say(words.school.students({ total: total ?? items.length, inactive: String(inactive ?? 0) }), no);
  const grades = [...counts].sort(([one], [two]) => one - two).map(([gid, count]) => words.school.grade(gid, count));
  return reply.say(words.school.byGrade(namesIn(words, grades)), reply.cite(words.school.classesTitle, '/class/list'))
    .done;
};

export const answerTeachersOfClass: Answering = async (question) => {
  const { words, slots } = question;
  if (slots.classIds === null) return plainly(words.school.whoAsk);
  const meant = classesMeant(question);
  if (meant.length === 0) return plainly(words.noClass);
  const { items } = await tools.classRecords(question, {});
  const reply = new Reply();
  for (const { classId, className, headTeacher, lessons } of items) {
    if (!meant.some((one) => one.classId === classId)) continue;
    const wanted = lessons.filter(({ subjectId }) => slots.subjectId === null || subjectId === slots.subjectId);
    const teachers = wanted.map(({ subjectName, name }) => words.school.teaching(subjectName, name));
    const head = headTeacher?.name ?? words.school.nobody;
    const no = reply.cite(`${className} ${words.school.classesTitle}`, at('/class/list', { class: classId }));
    const said = teachers.length > 0 ? namesIn(words, teachers) : words.school.nobody;
    reply.say(words.school.who({ className, head, teachers: said }), no);
  }
  return reply.done;
};

export const answerStudentClass: Answering = async (question) => {
  const { words, classes } = question;
  const student = studentMeant(question);
  if (typeof student === 'string') return plainly(words.school.noSuch);
  const className = classes.find(({ classId }) => classId === student.classId)?.className ?? '--';
  const reply = new Reply();
  const no = reply.cite(words.school.studentsTitle, at('/student/list', { search: student.name }));
  return reply.say(words.school.inClass(student.name, className), no).done;
};

/** The days that are named, else the last seven. */
function daysOf({ slots, here }: Question): { from: string; to: string } {
  const day = (at: Date) => toStamp(at, here.timeZone).slice(0, 8);
  return slots.days ?? { from: day(new Date(here.now.getTime() - WEEK_MS)), to: day(here.now) };
}

export const answerGivenHomework: Answering = async (question) => {
  const { words } = question;
  const { teachers } = await tools.given(question, daysOf(question));
  const reply = new Reply();
  const no = reply.cite(words.school.loadTitle, '/homework/load');
  const most = [...teachers].sort((one, two) => two.minutes - one.minutes).slice(0, FEW);
  for (const { teacherName, subjectName, times, minutes } of most)
    reply.say(words.school.given({ teacher: teacherName, subject: subjectName, times, minutes }), no);
  return most.length === 0 ? reply.say(words.school.givenNone, no).done : reply.done;
};

export const answerOverLimit: Answering = async (question) => {
  const { words } = question;
  const { over } = await tools.given(question, daysOf(question));
  const reply = new Reply();
  const no = reply.cite(words.school.loadTitle, '/homework/load');
  for (const { title, teacherName, classNames, day, minutes } of over.slice(0, FEW)) {
    const said = { title, teacher: teacherName, classes: namesIn(words, classNames), minutes };
    reply.say(words.school.over({ ...said, day }), no);
  }
  return over.length === 0 ? reply.say(words.school.overNone, no).done : reply.done;
};

export const answerSubjects: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.subjects(question, {});
  const offered = items.filter((one) => one.offered).map(({ subjectName }) => subjectName);
  const others = items.filter((one) => !one.offered).map(({ subjectName }) => subjectName);
  const reply = new Reply();
  const no = reply.cite(words.school.subjectsTitle, '/subject/index');
  reply.say(words.school.subjects({ offered: offered.length, names: namesIn(words, offered) }), no);
  return others.length > 0 ? reply.say(words.school.notOffered(namesIn(words, others)), no).done : reply.done;
};

export const answerImports: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.imports(question, {});
  const reply = new Reply();
  for (const { importId, sourceName, createdAt, rowCount, applied, state } of items.slice(0, 3))
    reply.say(
      words.school.import({
        source: sourceName,
        day: shortTime(createdAt),
        rows: rowCount,
        applied,
        state: words.school.importStates[state],
      }),
      reply.cite(sourceName, at('/student/import', { import: importId })),
    );
  if (items.length === 0) reply.say(words.school.importNone, reply.cite(words.school.importsTitle, '/student/import'));
  return reply.done;
};

export const answerYearState: Answering = async (question) => {
  const { words, actor } = question;
  const { upgrade } = await tools.upgrade(question, {});
  const reply = new Reply();
  const no = reply.cite(words.school.upgradeTitle, actor.role === 'SCHOOLADMIN' ? '/class/schoolYear' : '/class/list');
  if (!upgrade) return reply.say(words.school.upgradeNone, no).done;
  const { fromYear, toYear, status, done, total } = upgrade;
  const said = { from: fromYear, to: toYear, status: words.school.upgradeStates[status], done, total };
  return reply.say(words.school.upgrade(said), no).done;
};

export const answerOffers: Answering = async (question) => {
  const { words } = question;
  const { waiting } = await tools.offers(question, { state: 'waiting' });
  const reply = new Reply();
  const no = reply.cite(words.school.offersTitle, '/cloud/resourceManage');
  return reply.say(words.school.offers(waiting), no).done;
};

export const answerSchoolToday: Answering = async (question) => {
  const { words } = question;
  const { today, judged } = await tools.schoolToday(question, {});
  const reply = new Reply();
  const no = reply.cite(words.school.wallTitle, '/wall');
  return reply.say(words.school.today({ ...today, machine: judged.byMachine, person: judged.byPerson }), no).done;
};

export const answerWalls: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.walls(question, {});
  const reply = new Reply();
  const no = reply.cite(words.school.wallTitle, '/wall');
  if (items.length === 0) return reply.say(words.school.wallsNone, no).done;
  const names = items.map(({ name }) => name);
  return reply.say(words.school.walls(items.length, namesIn(words, names)), no).done;
};

/** What people thought of the newest answers; the whole list stands in the panel itself. */
export const answerThumbs: Answering = async (question) => {
  const { words } = question;
  const { items, next } = await tools.thumbs(question, {});
  const counted = (thumb: 'up' | 'down') =>
    `${items.filter((one) => one.thumb === thumb).length}${next === null ? '' : '+'}`;
  const reasons = items.flatMap(({ thumb, reason }) => (thumb === 'down' && reason !== '' ? [reason] : []));
  const reply = new Reply();
  const no = reply.cite(words.school.thumbsTitle, at('/index', { assistant: 'feedback' }));
  reply.say(words.school.thumbs({ up: counted('up'), down: counted('down') }), no);
  if (reasons.length > 0) reply.say(words.school.thumbsWhy(namesIn(words, reasons.slice(0, FEW))), no);
  return reply.say(words.school.thumbsHow).done;
};
