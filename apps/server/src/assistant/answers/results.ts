import type { ClassReport } from '@zhibi/contract/analysis';
import type { AssistantAnswer } from '@zhibi/contract/assistant';
import { type Answering, namesIn, percent, plainly, points, type Question, subjectOf } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { findReport } from './find-report.js';
import { titleNamed } from './rules-asked-words.js';

const PASSED = 0.6;
const FEW = 5;
const MOST_FALLEN = 3;

type Telling = (report: ClassReport, question: Question) => { lines: string[]; suggestions?: string[] };

/** What is told of the newest report that is meant, with its place. */
export const ofReport =
  (tell: Telling): Answering =>
  async (question): Promise<AssistantAnswer> => {
    const { words } = question;
    const found = await findReport(question);
    if (found === 'no-class') return plainly(words.noClass);
    if (found === 'no-report') return plainly(words.noReport);
    const reply = new Reply();
    const no = reply.cite(found.title, found.to);
    const { lines, suggestions = [] } = tell(found.report, question);
    for (const line of lines) reply.say(line, no);
    return reply.suggest(...suggestions).done;
  };

export const shown = (score: number | null) => (score === null ? '--' : points(score));
const share = (part: number, whole: number) => (whole === 0 ? '--' : percent(part / whole));

export const answerAverage = ofReport(({ className, title, mean, fullScore, sat, gradeMean }, { words }) => {
  const rate = mean === null || fullScore === 0 ? '--' : percent(mean / fullScore);
  return {
    lines: [
      words.average({ className, title, mean: shown(mean), full: points(fullScore), rate, sat }),
      ...(gradeMean === null ? [] : [words.gradeMean(points(gradeMean))]),
    ],
    suggestions: [words.ask.hard],
  };
});

export const answerPassRate = ofReport(({ className, title, marked, passed, excellent }, { words }) => ({
  lines: [
    words.passRate({
      className,
      title,
      marked,
      passed,
      passRate: share(passed, marked),
      excellent,
      excellentRate: share(excellent, marked),
    }),
  ],
}));

export const answerExtremes = ofReport(({ className, title, best, worst, rows }, { words }) => {
  const first = rows.filter(({ total }) => total !== null && total === best).map(({ name }) => name);
  return {
    lines: [words.extremes({ className, title, best: shown(best), worst: shown(worst), first: namesIn(words, first) })],
  };
});

export const answerLowScores = ofReport(({ className, title, fullScore, rows }, { words }) => {
  const low = rows.filter(({ total }) => total !== null && total < fullScore * PASSED);
  const fallen = rows
    .filter(({ change }) => change !== null && change < 0)
    .sort((a, b) => (a.change ?? 0) - (b.change ?? 0))
    .slice(0, MOST_FALLEN);
  const names = low.map(({ name, total }) => `${name} ${shown(total)}`);
  return {
    lines: [
      words.lowScores({ className, title, count: low.length, names: namesIn(words, names) }),
      ...(fallen.length > 0 ? [words.lowFallen(fallen.map(({ name }) => name).join(words.list(['', ''], 0)))] : []),
    ],
  };
});

export const answerHardQuestions = ofReport(({ className, title, questions }, { words }) => {
  const hardest = questions
    .flatMap(({ no, rate }) => (rate === null ? [] : [{ no, rate }]))
    .sort((a, b) => a.rate - b.rate)
    .slice(0, FEW);
  const items = hardest.map(({ no, rate }) => words.item(no, percent(rate)));
  return {
    lines: [words.hardQuestions({ className, title, items: namesIn(words, items) })],
    suggestions: [words.ask.booklet],
  };
});

export const answerWeakKnowledge = ofReport(({ className, title, knowledge }, { words }) => {
  if (knowledge.length === 0) return { lines: [words.noKnowledge] };
  const weakest = [...knowledge].sort((a, b) => a.rate.rate - b.rate.rate).slice(0, FEW);
  const items = weakest.map((one) => words.point(one.title, percent(one.rate.rate)));
  return { lines: [words.weak({ className, title, items: namesIn(words, items) })] };
});

type Student = Question['students'][number];

/** The students whom a question names, by name: of one name there may be several. */
function studentsNamed({ slots, students }: Question): (readonly [Student, ...Student[]])[] {
  const byName = new Map<string, [Student, ...Student[]]>();
  for (const one of students.filter(({ studentId }) => slots.studentIds?.includes(studentId))) {
    const same = byName.get(one.name);
    if (same) same.push(one);
    else byName.set(one.name, [one]);
  }
  return [...byName.values()];
}

/** The student that a question names, of the classes that the teacher teaches; otherwise what to say instead. */
export function studentMeant(question: Question) {
  const { words } = question;
  const [first, ...others] = studentsNamed(question);
  if (!first) return words.noStudent;
  const [one, ...namesakes] = first;
  if (others.length > 0) return words.oneStudent([one.name, ...others.map(([other]) => other.name)]);
  return namesakes.length > 0 ? words.twoStudents(one.name) : one;
}

/** The score of each student who is named: who asks which of two had more is told both. */
export const answerStudentResult: Answering = async (question) => {
  const { words } = question;
  const named = studentsNamed(question).slice(0, FEW);
  if (named.length === 0) return plainly(words.noStudent);
  const reply = new Reply();
  for (const [student, ...namesakes] of named)
    if (namesakes.length > 0) reply.say(words.twoStudents(student.name));
    else await sayResult(reply, question, student);
  return reply.done;
};

async function sayResult(reply: Reply, question: Question, student: Student) {
  const { words } = question;
  const found = await findReport(question, student.classId);
  if (typeof found === 'string') return reply.say(words.noReport);
  const { report } = found;
  const row = report.rows.find(({ studentId }) => studentId === student.studentId);
  const no = reply.cite(found.title, found.to);
  if (!row || row.total === null) return reply.say(words.studentUnmarked(student.name, report.title), no);
  const said = { name: student.name, title: report.title, total: points(row.total), full: points(report.fullScore) };
  return reply.say(words.studentResult({ ...said, mean: shown(report.mean) }), no);
}

export const answerStudentWrong: Answering = async (question) => {
  const { words } = question;
  const student = studentMeant(question);
  if (typeof student === 'string') return plainly(student);
  const of = await testNamed(question, student.classId);
  const { items, next } = await wrongOf(question, student.studentId, of?.homeworkId);
  const reply = new Reply();
  const no = reply.cite(words.wrongBook(student.name), at('/class/studentWrong', { studentId: student.studentId }));
  if (of && items.length === 0) return reply.say(words.teacher.wrongNoneIn(student.name, of.title), no).done;
  if (items.length === 0) return reply.say(words.noWrong(student.name), no).done;
  const some = items.slice(0, FEW).map((one) => `${words.quote(one.title)} ${one.no}`);
  const count = `${items.length}${next === null ? '' : '+'}`;
  return reply.say(words.studentWrong({ name: student.name, count, items: namesIn(words, some) }), no).done;
};

/** The homework or test that is named beside a student. */
async function testNamed(question: Question, classId: string) {
  const { items } = await tools.reports(question, { subjectId: subjectOf(question) ?? undefined, classId });
  const { homeworkId } = question.slots;
  return homeworkId === null ? titleNamed(question.text, items) : items.find((one) => one.homeworkId === homeworkId);
}

const MOST_PAGES = 5;

/** The wrong questions of a student, of one homework where it is named. */
async function wrongOf(question: Question, studentId: string, homeworkId: string | undefined) {
  const first = await tools.wrongOfStudent(question, { studentId });
  if (homeworkId === undefined) return first;
  const found = [...first.items];
  let { next } = first;
  for (let page = 1; next !== null && page < MOST_PAGES; page++) {
    const more = await tools.wrongOfStudent(question, { studentId, cursor: next });
    found.push(...more.items);
    ({ next } = more);
  }
  return { items: found.filter((one) => one.homeworkId === homeworkId), next: null };
}
