import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, SheetFormat, wholeNumber } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';
import { PaperType } from '../model.js';
import { Blueprint, blueprintLimits } from './blueprint.js';
import { Chosen, Outcome } from './outcome.js';

export * from './apply-changes.js';
export * from './blueprint.js';
export * from './outcome.js';

export const composingReasons = {
  'nothing-chosen': {
    zh: '请至少选择一个知识点和一种题型',
    en: 'Pick at least one knowledge point and one question type',
  },
  'too-many-questions': { zh: '一份试卷最多200道题', en: 'A paper holds at most 200 questions' },
  'solving-stopped': {
    zh: '这份蓝图没能在时限内算完，请稍后再试，或减少条件',
    en: 'This blueprint could not be worked out in time: try again later, or ask for less',
  },
} as const satisfies Record<string, Message>;

/** At most so many parallel papers, and so many questions that shall not come again. */
export const composingLimits = { papers: 6, avoided: 1_000 } as const;

const ClassIds = z.array(Id).max(blueprintLimits.classes);
const SubjectId = wholeNumber({ min: 1 });

/** Automatic composition: papers chosen for a blueprint. */
export const composingApi = {
  bank: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/compose/bank',
    access: forTeachers,
    summary:
      'How many questions the banks that the teacher reads hold for each topic and type, topics with all below them; a question of two topics is counted at both, in `total` once',
    input: z.object({
      subjectId: SubjectId,
      by: Blueprint.shape.by,
      topicIds: z.array(Id).max(blueprintLimits.topics),
      /** Leave out what these own classes were given … */
      classIds: ClassIds.default([]),
      /** … in so many days. */
      recentDays: Blueprint.shape.recentDays.default(null),
    }),
    output: z.object({
      total: z.number().int(),
      cells: z.array(z.object({ topicId: Id, type: QuestionType, count: z.number().int() })),
    }),
  }),
  tryOut: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/compose/try',
    access: forTeachers,
    summary:
      'The best paper of a blueprint, or parallel ones equally hard (expected score rates within 0.02) with as few questions in common as can be; where it cannot be met, which wishes clash and the smallest changes. Keeps nothing. Difficulty is the expected score rate from 0 to 1, times are minutes, `gap` is how far from the best at most as a share of one question. The same seed gives the same papers',
    input: z.object({
      subjectId: SubjectId,
      blueprint: Blueprint,
      /** Own classes: what they were given in the days of the blueprint is left out. */
      classIds: ClassIds.default([]),
      seed: wholeNumber().default(1),
      /** Questions that shall not come again. */
      avoid: z.array(Id).max(composingLimits.avoided).default([]),
      papers: wholeNumber({ min: 1, max: composingLimits.papers }).default(1),
    }),
    output: Outcome,
    reasons: composingReasons,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/paper/compose/make',
    access: forTeachers,
    summary:
      'Makes drafts of the questions chosen, with the scores of the blueprint, which is kept with them; parallel ones are named A, B, …',
    input: z.object({
      subjectId: SubjectId,
      blueprint: Blueprint,
      title: z.string().trim().min(1).max(90).optional(),
      paperType: PaperType.default(1),
      papers: z
        .array(z.object({ chosen: z.array(Chosen).min(1).max(blueprintLimits.questions) }))
        .min(1)
        .max(composingLimits.papers),
    }),
    output: z.object({ papers: z.array(z.object({ paperId: Id, title: z.string() })) }),
    reasons: composingReasons,
  }),
  blueprint: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/compose/blueprint',
    access: forTeachers,
    summary:
      'The blueprint that an own paper was composed after, or else the one that is read from its questions; with the questions in it',
    input: z.object({ paperId: Id }),
    output: z.object({
      title: z.string(),
      subjectId: z.number().int(),
      blueprint: Blueprint,
      /** False where it was read from the questions. */
      isKept: z.boolean(),
      questionIds: z.array(Id),
    }),
  }),
  table: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/compose/table',
    access: forTeachers,
    kind: 'file',
    summary:
      'The table of an own paper (topics by types, questions and scores) beside what its blueprint wanted, as a table file',
    input: z.object({ paperId: Id, format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
