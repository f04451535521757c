import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { givenTo } from '../../homework/index.js';
import { htmlPage, htmlTable, type TakeOutPart, takenJson } from '../../people/index.js';
import { appealsOfStudent } from './store-appeals.js';

const TakenAppeals = z.array(
  z.object({
    homework: z.string().describe('作业标题 · title of the homework'),
    no: z.number().describe('题号 · number of the question'),
    reason: z.string().describe('学生的理由 · what the student said'),
    state: z.string().describe('状态：waiting、kept、changed、withdrawn · state'),
    scoreBefore: z.number().describe('申诉时的得分 · the score that was appealed'),
    scoreAfter: z.number().nullable().describe('复核后的得分；空表示还没有复核 · the score decided; null: not yet'),
    word: z.string().describe('老师的答复 · what was said with the decision'),
    appealedAt: z.string().describe('申诉时间 yyyyMMddHHmmss · appealed at'),
    decidedAt: z.string().nullable().describe('复核时间 · decided at'),
  }),
);

/** The appeals of a student, also those withdrawn: what was said, and what came of it. */
export const takeOutAppeals: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const rows = await appealsOfStudent(db, schoolId, studentId);
  const given = await givenTo(db, schoolId, studentId);
  const titleOf = new Map(given.map(({ homework }) => [homework.id, homework.title]));
  const stamp = (at: Date | null) => (at === null ? null : toStamp(at, timeZone));
  const told = TakenAppeals.parse(
    rows.map((one) => ({
      ...one,
      homework: titleOf.get(one.homeworkId) ?? '',
      appealedAt: stamp(one.appealedAt),
      decidedAt: stamp(one.decidedAt),
    })),
  );
  const head = ['作业 Homework', '题号 No.', '理由 Reason', '原分 Before', '复核 After', '答复 Answer'];
  const table = told.map((one) => [
    one.homework,
    String(one.no),
    one.reason,
    String(one.scoreBefore),
    one.scoreAfter === null ? '—' : String(one.scoreAfter),
    one.word,
  ]);
  const title = '申诉 · Appeals';
  return [
    { path: 'appeals.html', title, content: htmlPage(title, htmlTable(head, table)) },
    takenJson({ path: 'appeals.json', title, name: 'appeals', schema: TakenAppeals }, told),
  ];
};
