import { z } from 'zod';

const text = (about: string) => z.string().nullable().describe(about);
const score = (about: string) => z.number().nullable().describe(about);

/** A homework of one student as `homework.json` holds it. */
export const TakenHomework = z.object({
  title: z.string().describe('作业标题 · title'),
  subject: z.string().describe('学科 · subject'),
  status: z.string().describe('提交状态 · status of the copy'),
  startAt: z.string().describe('开始时间 yyyyMMddHHmmss · opens at'),
  endAt: z.string().describe('截止时间 · closes at'),
  handedInAt: text('提交时间 · handed in at'),
  releasedAt: text('发还时间；空表示还没有发还 · given back at; null: not yet'),
  score: score('得分 · score'),
  totalScore: z.number().describe('满分 · full score'),
  items: z.array(
    z.object({
      no: z.number().describe('题号 · number of the question'),
      section: z.string().describe('大题 · section'),
      question: z.string().describe('题干 · the question'),
      maxScore: z.number().describe('满分 · full score'),
      score: score('得分 · score'),
      reading: text('机器读到的答案 · the answer as the machine read it'),
      typed: text('在屏幕上输入的答案 · what was typed on a screen'),
      comment: z.string().describe('评语 · comment'),
      criteria: z
        .array(
          z.object({
            name: z.string().describe('评分项 · criterion'),
            points: z.number().describe('得分 · points'),
            full: z.number().describe('该项满分 · of'),
            text: z.string().describe('所得档的说明 · what the level says'),
          }),
        )
        .describe(
          '按评分细则得的分；空表示没有按细则评 · points by each criterion of the rubric; none: it was not marked by one',
        ),
    }),
  ),
  words: z
    .array(
      z.object({
        page: z.number().describe('页 · page'),
        words: z.string().describe('老师写的字 · what a teacher wrote'),
        xMm: z.number().describe('离页左边多少毫米 · mm from the left edge'),
        yMm: z.number().describe('离页上边多少毫米 · mm from the top'),
      }),
    )
    .describe(
      '老师在试卷上写的字；画的在 teacher-ink · what teachers wrote on the pages in words; what they drew is in teacher-ink',
    ),
});
export type TakenHomework = z.infer<typeof TakenHomework>;
