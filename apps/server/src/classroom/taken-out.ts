import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TakeOutPart, takenJson } from '../people/index.js';
import { answersOfStudent } from './store-of-student.js';

const TakenAnswers = z.array(
  z.object({
    lessonAt: z.string().describe('上课时间 yyyyMMddHHmmss · when the lesson began'),
    teacher: z.string().describe('教师 · teacher'),
    task: z.number().describe('互动序号 · number of the task'),
    round: z.number().describe('第几轮 · round'),
    question: z.number().describe('题号 · number of the question'),
    answer: z.string().describe('作答 · what was answered'),
    at: z.string().describe('作答时间 · answered at'),
    counts: z.boolean().describe('是否计入；晚到的不计 · whether it counts; what came too late does not'),
  }),
);

/** What a student answered in lessons, also what came too late to count. */
export const takeOutLessons: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const of = { schoolId, studentId };
  const told = (rows: Awaited<ReturnType<typeof answersOfStudent>>, counts: boolean) =>
    rows.map(({ startedAt, labels, at, ...one }) => ({
      ...one,
      counts,
      lessonAt: toStamp(startedAt, timeZone),
      answer: labels.join(''),
      at: toStamp(at, timeZone),
    }));
  const counted = told(await answersOfStudent(db, of, 'counted'), true);
  const missed = told(await answersOfStudent(db, of, 'missed'), false);
  const answers = TakenAnswers.parse([...counted, ...missed]);
  return [
    takenJson(
      { path: 'class/lessons.json', title: '课堂作答 · Answers in lessons', name: 'lessons', schema: TakenAnswers },
      answers,
    ),
  ];
};
