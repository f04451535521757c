import { toStamp } from '@zhibi/contract/kernel';
import {
  type Answering,
  classesMeant,
  type KnownClass,
  namesIn,
  percent,
  plainly,
  type Question,
  shortTime,
  subjectOf,
} from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';

const FEW = 5;

/** A line or more for each class that is meant, the first five of them. */
const ofClasses =
  (tell: (question: Question, one: KnownClass, reply: Reply) => Promise<void>): Answering =>
  async (question) => {
    const meant = classesMeant(question);
    if (meant.length === 0) return plainly(question.words.noClass);
    const reply = new Reply();
    for (const one of meant.slice(0, FEW)) await tell(question, one, reply);
    return reply.done;
  };

export const monthOf = ({ here }: Question) => toStamp(here.now, here.timeZone).slice(0, 6);

export const answerNotActivated = ofClasses(async (question, { classId, className }, reply) => {
  const { words, actor } = question;
  const { items } = await tools.classStudents(question, { classId });
  const names = items.filter(({ activated }) => !activated).map(({ name }) => name);
  const to = actor.role === 'TEACHER' ? at('/class/student', { classId }) : at('/student/list', { class: classId });
  const no = reply.cite(`${className} ${words.students}`, to);
  reply.say(words.teacher.notActivated({ className, count: names.length, names: namesIn(words, names) }), no);
});

export const answerGroups = ofClasses(async (question, { classId, className }, reply) => {
  const { words } = question;
  const { sets, students } = await tools.groups(question, { classId });
  const no = reply.cite(words.teacher.groupsTitle(className), at('/class/group', { classId }));
  const nameOf = new Map(students.map(({ studentId, name }) => [studentId, name]));
  if (sets.length === 0) reply.say(words.teacher.groupsNone(className), no);
  for (const { name, groups } of sets.slice(0, 2)) {
    const told = groups.map((group) =>
      words.teacher.group(
        group.name,
        group.memberIds.length,
        group.memberIds.flatMap((id) => nameOf.get(id) ?? []).join(words.list(['', ''], 0)),
      ),
    );
    reply.say(words.teacher.groups({ className, set: name, groups: told.join(words.list(['', ''], 0)) }), no);
  }
});

export const answerLevels = ofClasses(async (question, { classId, className }, reply) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return void reply.say(words.noSubject);
  const { items } = await tools.levels(question, { classId, subjectId });
  const no = reply.cite(words.teacher.levelsTitle(className), at('/class/groupLevel', { classId, subjectId }));
  const of = (level: 'A' | 'B' | 'C' | null) => items.filter((one) => one.level === level);
  const counts = { a: of('A').length, b: of('B').length, c: of('C').length, none: of(null).length };
  reply.say(words.teacher.levels({ className, ...counts }), no);
  for (const level of ['A', 'B', 'C'] as const) {
    const names = of(level).map(({ name }) => name);
    if (names.length > 0) reply.say(words.teacher.levelOf(level, namesIn(words, names)), no);
  }
});

export const answerClassPoints = ofClasses(async (question, { classId, className }, reply) => {
  const { words } = question;
  const { students } = await tools.points(question, { classId, month: monthOf(question) });
  const best = students
    .filter(({ total }) => total > 0)
    .sort((one, two) => two.total - one.total)
    .slice(0, FEW);
  const no = reply.cite(words.teacher.pointsTitle(className), at('/class/comment', { classId }));
  const names = best.map(({ name, total }) => words.teacher.pointed(name, total));
  if (names.length === 0) reply.say(words.teacher.pointsNone(className), no);
  else reply.say(words.teacher.pointsTop(className, namesIn(words, names)), no);
});

export const answerRemarksLeft = ofClasses(async (question, { classId, className }, reply) => {
  const { words } = question;
  const { students } = await tools.remarks(question, { classId, month: monthOf(question) });
  const names = students.filter(({ remark }) => remark === null).map(({ name }) => name);
  const no = reply.cite(words.teacher.remarksTitle(className), at('/class/comment', { classId, tab: 'remarks' }));
  reply.say(words.teacher.remarksLeft({ className, count: names.length, names: namesIn(words, names) }), no);
});

export const answerUnsureReadings = ofClasses(async (question, { classId, className }, reply) => {
  const { words } = question;
  const { items } = await tools.readings(question, { classId });
  const names = items.filter(({ by, doubts }) => by === 'machine' && doubts.length > 0).map(({ name }) => name);
  const no = reply.cite(words.teacher.readingsTitle(className), at('/class/pinyin', { classId }));
  reply.say(words.teacher.readings({ className, count: names.length, names: namesIn(words, names) }), no);
});

export const answerRecommend = ofClasses(async (question, { classId, className }, reply) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return void reply.say(words.noSubject);
  const { points } = await tools.recommend(question, { classId, subjectId });
  const no = reply.cite(words.teacher.recommendTitle(className), at('/study/recommend', { class: classId }));
  const told = points
    .slice(0, 3)
    .map(({ title, mastery, weak }) => words.teacher.mastered(title, percent(mastery), weak));
  if (told.length === 0) reply.say(words.teacher.recommendNone(className), no);
  else reply.say(words.teacher.recommend(className, namesIn(words, told)), no);
});

/** The newest lessons of the class that is named, else of all. */
export const answerLessons: Answering = async (question) => {
  const { words, slots } = question;
  const { items } = await tools.lessons(question, { classId: slots.classIds?.[0] });
  const reply = new Reply();
  const share = (rate: number | null) => (rate === null ? '--' : percent(rate));
  for (const { lessonId, title, startedAt, taskCount, participation, rightRate } of items.slice(0, 3))
    reply.say(
      words.teacher.lesson({
        title,
        day: shortTime(startedAt),
        tasks: taskCount,
        joined: share(participation),
        right: share(rightRate),
      }),
      reply.cite(
        title === '' ? words.teacher.lessonTitle : words.quote(title),
        at('/study/interact', { lesson: lessonId }),
      ),
    );
  if (items.length === 0)
    reply.say(words.teacher.lessonNone, reply.cite(words.teacher.lessonTitle, '/study/classroom'));
  return reply.done;
};

export const answerLabs: Answering = async (question) => {
  const { words, slots } = question;
  const { items } = await tools.labs(question, { classId: slots.classIds?.[0] });
  const reply = new Reply();
  for (const { assessmentId, title, className, scoredCount, studentCount } of items.slice(0, 3))
    reply.say(
      words.teacher.lab({ title, className, scored: scoredCount, students: studentCount }),
      reply.cite(words.quote(title), at('/paper/experiment', { lab: assessmentId })),
    );
  if (items.length === 0) reply.say(words.teacher.labNone, reply.cite(words.teacher.labTitle, '/paper/experiment'));
  return reply.done;
};
