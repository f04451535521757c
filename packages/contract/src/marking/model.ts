import { z } from 'zod';
import { AnswerPicture, PackedInk } from '../capture/index.js';
import { Id, Score, Stamp } from '../kernel/index.js';
import { AnswerArea, PageSize } from '../papers/index.js';
import { AnswerKey, QuestionBody, QuestionType } from '../questions/index.js';
import { ChosenLevels, CriterionResult, Rubric } from './rubrics/model.js';

/** `blank`: nothing written. `recognised`: read but not scored yet. `waiting`: a person must decide. */
/** `not-chosen`: an optional question that the student did not answer; nobody marks it, and it counts nowhere. */
export const AnswerStatus = z.enum([
  'blank',
  'recognised',
  'scored-by-machine',
  'waiting',
  'scored-by-person',
  'not-chosen',
]);
export type AnswerStatus = z.infer<typeof AnswerStatus>;

/** What a reader made of the ink: a text for people, and how sure it is (0..1). */
export const Reading = z.object({ text: z.string(), confidence: z.number().min(0).max(1) });
export type Reading = z.infer<typeof Reading>;

/** One student's answer to one item, as a marker sees it. */
export const AnswerToMark = z.object({
  answerId: Id,
  studentId: Id,
  studentNo: z.string(),
  name: z.string(),
  className: z.string(),
  status: AnswerStatus,
  /** Grows with every change: a score given on an older one is refused. */
  revision: z.number().int(),
  reading: Reading.nullable(),
  /** What the machine would give; never counted by itself once a person has decided. */
  suggestion: Score.nullable(),
  score: Score.nullable(),
  scoredBy: z.string().nullable(),
  scoredAt: Stamp.nullable(),
  comment: z.string(),
  late: z.boolean(),
  /** Ink arrived after a person had scored. */
  inkSinceScore: z.boolean(),
  areas: z.array(AnswerArea),
  ink: PackedInk,
  /** What was cut out of scans and photographs. */
  pictures: z.array(AnswerPicture),
  /** The levels of the rubric by which the score was given; null: it was given otherwise. */
  levels: ChosenLevels.nullable().default(null),
  /** Writing time in seconds. */
  seconds: z.number(),
});
export type AnswerToMark = z.infer<typeof AnswerToMark>;

export const ItemToMark = z.object({
  itemId: Id,
  no: z.number().int(),
  type: QuestionType,
  sectionTitle: z.string(),
  maxScore: Score,
  body: QuestionBody,
  answer: AnswerKey,
  total: z.number().int(),
  scored: z.number().int(),
  waiting: z.number().int(),
  /** A round is open: who scores it is dealt out, and nobody else does until an answer is settled. */
  inRound: z.boolean(),
  /** The key that counts here is not the one that the paper was printed with. */
  keyChanged: z.boolean().default(false),
  /** What it is marked by; with no criteria it was taken away. */
  rubric: Rubric.nullable().default(null),
  can: z
    .object({ changeKey: z.boolean(), changeRubric: z.boolean() })
    .default({ changeKey: false, changeRubric: false }),
});
export type ItemToMark = z.infer<typeof ItemToMark>;

/** The sheets that a student wrote on: areas and ink are in their mm. */
export const MarkedPaper = z.object({
  pageSize: PageSize,
  /** All ink of each page. */
  pages: z.array(PackedInk),
});

/** A student of a homework, as whoever marks paper by paper goes through them. */
export const StudentToMark = z.object({
  studentId: Id,
  studentNo: z.string(),
  name: z.string(),
  classId: Id,
  className: z.string(),
  /** Nothing came of the student. */
  isAbsent: z.boolean(),
  /** And something may still come. */
  mayCome: z.boolean(),
  late: z.boolean(),
  total: z.number().int(),
  scored: z.number().int(),
  waiting: z.number().int(),
  /** The points so far; null where nothing is scored. */
  score: z.number().nullable(),
});
export type StudentToMark = z.infer<typeof StudentToMark>;

/** Where a person gave a score. */
export const ScoreOrigin = z.enum(['screen', 'paper']);
export type ScoreOrigin = z.infer<typeof ScoreOrigin>;

/** How a round came to a score: one scorer's, the same twice, what two within the tolerance become, an arbiter's, an agreed one. */
export const RoundOutcome = z.enum(['single', 'agreed', 'mean', 'higher', 'lower', 'settled', 'gold']);
export type RoundOutcome = z.infer<typeof RoundOutcome>;

export const LedgerLine = z.object({
  entryId: Id,
  at: Stamp,
  by: z.string(),
  kind: z.enum(['machine', 'person', 'undo', 'restore', 'round', 'appeal', 'key', 'rubric']),
  /** Of a person's score: given on a screen, or with a pen on the paper. */
  origin: ScoreOrigin,
  from: Score.nullable(),
  to: Score.nullable(),
  confidence: z.number().nullable(),
  comment: z.string(),
  /** Of a score of a round: how it came about, the scores it was made of, and what the arbiter said to the colleagues. */
  reason: z
    .object({ outcome: RoundOutcome, scores: z.array(z.object({ name: z.string(), score: Score })), why: z.string() })
    .nullable(),
  /** A person's score that no longer stands: it can be given again. */
  can: z.object({ restore: z.boolean() }),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** One question of a released paper as its student sees it: now with the right answer. */
export const ResultItem = z.object({
  itemId: Id,
  no: z.number().int(),
  sectionTitle: z.string(),
  type: QuestionType,
  maxScore: Score,
  score: Score.nullable(),
  body: QuestionBody,
  comment: z.string(),
  /** What the answer got by each criterion, where it was marked by a rubric. */
  criteria: z.array(CriterionResult).default([]),
  areas: z.array(AnswerArea),
  ink: PackedInk,
  pictures: z.array(AnswerPicture),
});
export const Result = z.object({
  homeworkId: Id,
  title: z.string(),
  studentName: z.string(),
  totalScore: z.number(),
  score: z.number(),
  stars: z.number(),
  releasedAt: Stamp,
  subjectName: z.string(),
  /** How many files of the teacher lie beside it. */
  files: z.number().int(),
  /** The student has opened it before. */
  seen: z.boolean(),
  /** The sheets that were written on: `resultPage` draws them, ink and areas are in their mm. */
  paper: MarkedPaper,
  items: z.array(ResultItem),
});
export type Result = z.infer<typeof Result>;
