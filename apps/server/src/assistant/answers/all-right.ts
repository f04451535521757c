import { type Answering, isWithin, namesIn, plainly, shortTime } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { findReport } from './find-report.js';
import { isOfLesson } from './rules-asked-words.js';

/** Who of the class had everything right: in the newest lesson that is meant, else in the newest homework with results. */
export const answerAllRight: Answering = (question) =>
  isOfLesson(question.text) ? inLesson(question) : inHomework(question);

const inLesson: Answering = async (question) => {
  const { words, slots } = question;
  const { items } = await tools.lessons(question, { classId: slots.classIds?.[0] });
  const lesson = items.find(({ startedAt }) => slots.days === null || isWithin(startedAt, slots.days));
  const reply = new Reply();
  if (!lesson)
    return reply.say(words.teacher.lessonNone, reply.cite(words.teacher.lessonTitle, '/study/classroom')).done;
  const { lessonId, title, startedAt, className } = lesson;
  const { tasks, students } = await tools.lessonRecord(question, { lessonId });
  const asked = tasks
    .filter(({ secrecy }) => secrecy === 'named')
    .reduce((sum, { questions }) => sum + questions.filter(({ key }) => key.length > 0).length, 0);
  const no = reply.cite(
    title === '' ? words.teacher.lessonTitle : words.quote(title),
    at('/study/interact', { lesson: lessonId }),
  );
  const day = shortTime(startedAt);
  if (asked === 0) return reply.say(words.teacher.allRightNoKey({ className, day }), no).done;
  const names = students.filter(({ right }) => right === asked).map(({ name }) => name);
  const said = { className, day, asked, count: names.length, names: namesIn(words, names) };
  return reply.say(words.teacher.allRightLesson(said), no).done;
};

const inHomework: Answering = async (question) => {
  const { words } = question;
  const found = await findReport(question);
  if (found === 'no-class') return plainly(words.noClass);
  if (found === 'no-report') return plainly(words.noReport);
  const { className, title, rows, fullScore } = found.report;
  const names = rows.filter(({ total }) => total !== null && total === fullScore).map(({ name }) => name);
  const reply = new Reply();
  const no = reply.cite(found.title, found.to);
  const said = { className, title, count: names.length, names: namesIn(words, names) };
  return reply.say(words.teacher.allRightHomework(said), no).done;
};
