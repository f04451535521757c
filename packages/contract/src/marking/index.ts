import { z } from 'zod';
import {
  type Api,
  endpoint,
  forStudents,
  forTeachers,
  Id,
  Nothing,
  Score,
  sentWholeNumber,
  wholeNumber,
} from '../kernel/index.js';
import { AnswerToMark, ItemToMark, LedgerLine, MarkedPaper, Result, StudentToMark } from './model.js';
import { markingReasons } from './reasons.js';
import { ChosenLevels } from './rubrics/model.js';

export * from './model.js';
export * from './reasons.js';
export * from './stars.js';

const HomeworkId = z.object({ homeworkId: Id });

export const markingApi = {
  items: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/item/list',
    access: forTeachers,
    summary: 'The questions of a homework with their keys and how much of each is marked',
    input: HomeworkId,
    output: z.object({
      title: z.string(),
      classNames: z.array(z.string()),
      items: z.array(ItemToMark),
      /** Students may still hand in: nothing is given back before. */
      isOpen: z.boolean(),
      canRelease: z.boolean(),
      released: z.boolean(),
    }),
  }),
  answers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/answer/list',
    access: forTeachers,
    summary: 'All answers to one question, with their ink, in student order; only the waiting ones on request',
    input: HomeworkId.extend({ itemId: Id, classId: Id.optional(), only: z.enum(['all', 'waiting']).default('all') }),
    output: z.object({ items: z.array(AnswerToMark) }),
  }),
  papers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/paper',
    access: forTeachers,
    summary: "One student's whole paper: every answer with its ink",
    input: HomeworkId.extend({ studentId: Id }),
    output: z.object({
      studentId: Id,
      name: z.string(),
      items: z.array(ItemToMark),
      answers: z.array(AnswerToMark.extend({ itemId: Id })),
      paper: MarkedPaper,
    }),
  }),
  students: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/student/list',
    access: forTeachers,
    summary: 'The students of a homework in the classes that one teaches, and how much of each paper is marked',
    input: HomeworkId,
    output: z.object({ title: z.string(), items: z.array(StudentToMark) }),
  }),
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/marking/page',
    access: forTeachers,
    kind: 'file',
    summary:
      'A true page of a homework that one marks, as SVG, counted from 1, whoever the paper belongs to; of the edition that the student has where one is named',
    input: HomeworkId.extend({ studentId: Id.optional(), page: sentWholeNumber({ min: 1, max: 100 }) }),
    output: z.never(),
  }),
  score: endpoint({
    method: 'POST',
    path: '/api/marking/score',
    access: forTeachers,
    summary: 'Gives scores as a person; each keeps who, when, from what to what. A machine never overwrites them',
    input: z.object({
      scores: z
        .array(
          z.object({
            answerId: Id,
            revision: wholeNumber(),
            score: Score,
            comment: z.string().trim().max(500).default(''),
            /** Preset comments that are part of it now and were not before: their use is counted. */
            presetIds: z.array(Id).max(20).default([]),
            /** The levels of the rubric that the score is the sum of. */
            levels: ChosenLevels.optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    output: z.object({
      items: z.array(z.object({ answerId: Id, revision: z.number().int(), score: Score.nullable() })),
    }),
    reasons: markingReasons,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/marking/undo',
    access: forTeachers,
    summary: "Takes back this person's newest score of an answer",
    input: z.object({ answerId: Id, revision: wholeNumber() }),
    output: z.object({ answerId: Id, revision: z.number().int(), score: Score.nullable() }),
    reasons: markingReasons,
  }),
  ledger: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/ledger',
    access: forTeachers,
    summary: 'Every change of the score of an answer, newest first',
    input: z.object({ answerId: Id }),
    output: z.object({ items: z.array(LedgerLine) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/marking/restore',
    access: forTeachers,
    summary: 'Gives an earlier score of a person again, as a new line of the ledger',
    input: z.object({ answerId: Id, revision: wholeNumber(), entryId: Id }),
    output: z.object({ answerId: Id, revision: z.number().int(), score: Score.nullable() }),
    reasons: markingReasons,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/marking/release',
    access: forTeachers,
    summary:
      'Gives the marked papers back: scores, right answers and wrong-question lists become visible to the students',
    input: HomeworkId,
    output: Nothing,
    reasons: markingReasons,
  }),
  waiting: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/waiting',
    access: forTeachers,
    summary: 'What waits for this teacher: answers to mark by homework',
    input: z.object({ subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({
      papers: z.number().int(),
      answers: z.number().int(),
      machineShare: z.number().nullable(),
      homework: z.array(
        z.object({
          homeworkId: Id,
          title: z.string(),
          papers: z.number().int(),
          answers: z.number().int(),
          /** What was given to each student as a homework of the own has one number; null: a homework of a class. */
          givingId: Id.nullable(),
        }),
      ),
    }),
  }),
  result: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/result',
    access: forStudents,
    summary: "A student's own released paper: score, own ink and right answers",
    input: HomeworkId,
    output: Result,
  }),
  resultPage: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/marking/result/page',
    access: forStudents,
    kind: 'file',
    summary: 'A true page of a paper that came back, as SVG, counted from 1',
    input: HomeworkId.extend({ page: sentWholeNumber({ min: 1, max: 100 }) }),
    output: z.never(),
  }),
} satisfies Api;
