import { z } from 'zod';
import { htmlPage, htmlTable, subjectsById, type TakeOutPart, takenJson } from '../people/index.js';
import { knowledgeTitles } from '../questions/index.js';
import { beliefsOf } from './mastery/store.js';
import { marksOfStudent } from './stage-tests/store-of-student.js';
import { wholeBook } from './store.js';

const WrongBook = z.array(
  z.object({
    subject: z.string().describe('学科 · subject'),
    questionId: z.string().describe('题目编号 · id of the question'),
    score: z.number().describe('得分 · score'),
    maxScore: z.number().describe('满分 · full score'),
    cause: z.string().nullable().describe('错因 · cause'),
    state: z.string().describe('掌握状态：new、reviewing、mastered · state'),
    nextReviewOn: z.string().nullable().describe('下次复习日期 · day of the next review'),
    redoneOn: z.string().nullable().describe('订正做对的日期 · day on which it was redone right'),
  }),
);

const StageTests = z.array(
  z.object({
    test: z.string().describe('考试 · stage test'),
    heldOn: z.string().describe('考试日期 · day'),
    subject: z.string().describe('学科 · subject'),
    score: z.number().nullable().describe('得分；空表示缺考 · score; null: absent'),
  }),
);

const Known = z.array(
  z.object({
    subject: z.string().describe('学科 · subject'),
    point: z.string().describe('知识点 · knowledge point'),
    logOdds: z
      .number()
      .describe('掌握度估计（对数几率，不含能力项） · estimated mastery of the point in log-odds, beside the ability'),
    variance: z.number().describe('估计的方差 · variance of the estimate'),
    answers: z.number().describe('所依据的题数 · from how many answers'),
  }),
);

/** What is known from a student's marks: the wrong-question book, the stage tests, and what was concluded of knowledge points. */
export const takeOutAnalysis: TakeOutPart = async (db, { schoolId, studentId }) => {
  const subjects = await subjectsById(db);
  const nameOf = (id: number) => subjects.get(id)?.name ?? '';
  const wrong = await wholeBook(db, { schoolId, studentId });
  const sat = await marksOfStudent(db, schoolId, studentId);
  const book = WrongBook.parse(wrong.map((row) => ({ ...row, subject: nameOf(row.subjectId) })));
  const tests = StageTests.parse(sat.map((row) => ({ ...row, subject: nameOf(row.subjectId) })));
  const beliefs = await beliefsOf(db, schoolId, { studentIds: [studentId], subjectIds: [...subjects.keys()] });
  const titles = await knowledgeTitles(
    db,
    beliefs.flatMap(({ belief }) => Object.keys(belief.points)),
  );
  const known = Known.parse(
    beliefs.flatMap(({ subjectId, belief }) =>
      Object.entries(belief.points).map(([id, { mean, variance, answers }]) => ({
        subject: nameOf(subjectId),
        point: titles.get(id) ?? '',
        logOdds: mean,
        variance,
        answers,
      })),
    ),
  );
  const rows = tests.map(({ test, heldOn, subject, score }) => [test, heldOn, subject, String(score ?? '—')]);
  return [
    {
      path: 'reports/stage-tests.html',
      title: '阶段考试 · Stage tests',
      content: htmlPage(
        '阶段考试 · Stage tests',
        htmlTable(['考试 Test', '日期 Day', '学科 Subject', '得分 Score'], rows),
      ),
    },
    takenJson(
      { path: 'reports/stage-tests.json', title: '阶段考试 · Stage tests', name: 'stage-tests', schema: StageTests },
      tests,
    ),
    takenJson(
      {
        path: 'reports/mastery.json',
        title: '知识点掌握度 · Mastery of knowledge points',
        name: 'mastery',
        schema: Known,
      },
      known,
    ),
    takenJson(
      {
        path: 'reports/wrong-questions.json',
        title: '错题本 · Wrong-question book',
        name: 'wrong-questions',
        schema: WrongBook,
      },
      book,
    ),
  ];
};
