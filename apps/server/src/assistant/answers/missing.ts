import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { type Answering, classesMeant, isWithin, namesIn, type Question, subjectOf } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';

const MOST_CLASSES = 8;
const MOST_HOMEWORK = 3;
const DOOR = '/homework/missing';
const waiting: readonly string[] = ['assigned', 'writing', 'absent'];

interface Wanting {
  title: string;
  to: string;
  names: string[];
}
interface Missing {
  reply: Reply;
  /** Whom one could remind, by the page where one does it. */
  wanting: Wanting[];
}

/** Who has not handed in: of the homework that is named by title or day, else of what is due at the door. */
export const answerMissing: Answering = async (question) => {
  const { words, actor } = question;
  const found = await lookUp(question);
  if (found === null) return new Reply().say(words.noClass).done;
  if (actor.role === 'TEACHER' && found.wanting.length > 0) found.reply.suggest(words.ask.remind);
  return found.reply.done;
};

export async function lookUp(question: Question): Promise<Missing | null> {
  const { slots, actor } = question;
  if (slots.classIds?.length === 0) return null;
  const isNamed = slots.homeworkId !== null || slots.days !== null;
  return actor.role === 'TEACHER' && isNamed && subjectOf(question) !== null
    ? ofHomework(question)
    : atTheDoor(question);
}

async function atTheDoor(question: Question): Promise<Missing> {
  const { words, slots, actor } = question;
  const reply = new Reply();
  const wanting: Wanting[] = [];
  const classes = classesMeant(question);
  if (classes.length > MOST_CLASSES) {
    const some = classes.slice(0, 4).map(({ className }) => words.ask.missingIn(className));
    return { reply: reply.say(words.whichClass).suggest(...some), wanting };
  }
  for (const { classId, className } of classes) {
    const { students, due, items } = await tools.missing(question, { classId });
    const meant = items.filter(({ studentId }) => slots.studentIds?.includes(studentId) ?? true);
    const missing = meant.filter(({ copies }) => copies.some(({ excuse }) => excuse === null));
    const excused = meant.filter((one) => !missing.includes(one)).map(({ name }) => name);
    const to = at(DOOR, { class: classId });
    const no = reply.cite(`${className} ${words.missingList}`, to);
    const names = missing.map(({ name }) => name);
    reply.say(words.missingDoor({ className, students, due, count: names.length, names: namesIn(words, names) }), no);
    if (excused.length > 0) reply.say(words.excused(excused.length, namesIn(words, excused)), no);
    const asked = missing.map(({ name, copies }) => ({
      name,
      titles: copies.filter(({ can, excuse }) => can.adjust && excuse === null).map(({ title }) => words.quote(title)),
    }));
    const mine = asked.filter(({ titles }) => titles.length > 0);
    const titles = [...new Set(mine.flatMap((one) => one.titles))];
    if (mine.length > 0 && actor.role === 'TEACHER')
      wanting.push({ title: namesIn(words, titles), to, names: mine.map(({ name }) => name) });
  }
  return { reply, wanting };
}

async function ofHomework(question: Question): Promise<Missing> {
  const { words, slots } = question;
  const reply = new Reply();
  const wanting: Wanting[] = [];
  const classIds = classesMeant(question).map(({ classId }) => classId);
  const { items } = await tools.homework(question, { subjectId: subjectOf(question) ?? 1 });
  const meant = items
    .filter(({ status }) => status === 'open' || status === 'closed')
    .filter(({ homeworkId }) => slots.homeworkId === null || homeworkId === slots.homeworkId)
    .filter(({ startAt, endAt }) => slots.days === null || isWithin(endAt, slots.days) || isWithin(startAt, slots.days))
    .slice(0, MOST_HOMEWORK);
  for (const { homeworkId, title } of meant) {
    const submissions = await tools.submissions(question, { homeworkId });
    const copies = submissions.items.filter(
      ({ classId, studentId }) => classIds.includes(classId) && (slots.studentIds?.includes(studentId) ?? true),
    );
    if (copies.length === 0) continue;
    const isMissing = ({ status }: SubmissionOfStudent) => waiting.includes(status);
    const missing = copies.filter((copy) => isMissing(copy) && copy.excuse === null).map(({ name }) => name);
    const excused = copies.filter((copy) => isMissing(copy) && copy.excuse !== null).map(({ name }) => name);
    const to = at('/homework/written/detail', { homework: homeworkId, only: 'absent' });
    const no = reply.cite(`${title} ${words.copies}`, to);
    const said = { title, total: copies.length, count: missing.length, names: namesIn(words, missing) };
    reply.say(words.missingOf(said), no);
    if (excused.length > 0) reply.say(words.excused(excused.length, namesIn(words, excused)), no);
    if (missing.length > 0) wanting.push({ title: words.quote(title), to, names: missing });
  }
  if (reply.done.lines.length === 0) reply.say(words.noHomework);
  return { reply, wanting };
}
