import { z } from 'zod';
import { AnswerPicture, PackedInk } from '../../capture/index.js';
import { type Api, endpoint, forTeachers, Id, Nothing, Score, Stamp } from '../../kernel/index.js';
import { AnswerArea } from '../../papers/index.js';
import { QuestionBody, QuestionType } from '../../questions/index.js';

/** Why an answer is worth talking about: it is good, or many did it like this. */
export const SampleKind = z.enum(['excellent', 'typical']);
export type SampleKind = z.infer<typeof SampleKind>;

/** The longest note to a question. */
export const NOTE_LENGTH = 2_000;

/** A question of a marked homework, as it is prepared and talked about. */
export const LectureItem = z.object({
  itemId: Id,
  questionId: Id,
  no: z.number().int(),
  type: QuestionType,
  maxScore: Score,
  body: QuestionBody,
  /** The share of the marks that the class got; null while nothing is scored. */
  rate: z.number().nullable(),
  scored: z.number().int(),
  /** How many got all, and how many got nothing. */
  full: z.number().int(),
  zero: z.number().int(),
  /** The teacher's note to the question, wherever it was asked; empty where there is none. */
  note: z.string(),
  notedAt: Stamp.nullable(),
  /** Answers of this homework that the teacher collected. */
  samples: z.number().int(),
});
export type LectureItem = z.infer<typeof LectureItem>;

/** An answer that is shown to the class. Who wrote it is told to the teacher, who decides whether it is seen. */
export const LectureAnswer = z.object({
  answerId: Id,
  /** Null: not collected, proposed because it lost most. */
  kind: SampleKind.nullable(),
  name: z.string(),
  className: z.string(),
  /** Whether it is of this homework, or of an earlier one with the same question. */
  isEarlier: z.boolean(),
  score: Score.nullable(),
  comment: z.string(),
  areas: z.array(AnswerArea),
  ink: PackedInk,
  pictures: z.array(AnswerPicture),
});
export type LectureAnswer = z.infer<typeof LectureAnswer>;

const Question = z.object({ homeworkId: Id, itemId: Id });

/** Talking about a marked homework with the class: notes, typical answers, rates. */
export const lectureApi = {
  items: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/lecture/list',
    access: forTeachers,
    summary:
      'The questions of a homework with how the classes did that one teaches, notes, and how many answers were collected',
    input: z.object({ homeworkId: Id }),
    output: z.object({
      title: z.string(),
      classNames: z.array(z.string()),
      /** How much is marked already, 0..1; null where nobody has written. */
      marked: z.number().nullable(),
      items: z.array(LectureItem),
    }),
  }),
  answers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/lecture/answers',
    access: forTeachers,
    summary:
      'Answers to one question to talk about: those that were collected, of earlier homework too; where there are none, those that lost most',
    input: Question,
    output: z.object({ items: z.array(LectureAnswer) }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/marking/lecture/note',
    access: forTeachers,
    summary: "Keeps the teacher's note to a question; it is there again wherever the question is asked",
    input: Question.extend({ note: z.string().trim().max(NOTE_LENGTH) }),
    output: Nothing,
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/marking/lecture/collect',
    access: forTeachers,
    summary: 'Collects an answer as excellent or typical, or takes it out again',
    input: z.object({ answerId: Id, kind: SampleKind.nullable() }),
    output: Nothing,
  }),
} satisfies Api;
