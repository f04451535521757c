import { z } from 'zod';
import { AnswerPicture, PackedInk } from '../../capture/index.js';
import { Id, Score, Stamp } from '../../kernel/index.js';
import { PageSize } from '../../papers/index.js';
import { AnswerStatus } from '../model.js';

/** A pen that the teacher corrects with. */
export const CorrectingPen = z.object({
  mac: z.string(),
  name: z.string(),
  /** Percent; null where the pen does not say. */
  battery: z.number().int().nullable(),
  isConnected: z.boolean(),
  lastSeenAt: Stamp.nullable(),
});
export type CorrectingPen = z.infer<typeof CorrectingPen>;

/** What a teacher may have meant: a full, a half or no mark, a score that was written, marks taken off. */
export const MarkMeaning = z.enum(['full', 'half', 'none', 'score', 'off']);
export type MarkMeaning = z.infer<typeof MarkMeaning>;

/**
 * Why a teacher is asked. `unclear`: nobody can tell what it is; `several`: more than one mark; `between`: between two questions;
 * `out-of-range`: no score of this question; `again`: decided before, and there is new ink; `scored`: a person has given another score.
 */
export const CorrectionDoubt = z.enum(['unclear', 'several', 'between', 'out-of-range', 'again', 'scored']);
export type CorrectionDoubt = z.infer<typeof CorrectionDoubt>;

export const CorrectionGuess = z.object({
  points: Score,
  meaning: MarkMeaning,
  confidence: z.number().min(0).max(1),
});
export type CorrectionGuess = z.infer<typeof CorrectionGuess>;

/** `scored`: the ink gave the score; `asked`: it waits for an answer; `answered`, `taken-back`: the teacher has decided. */
export const CorrectionState = z.enum(['scored', 'asked', 'answered', 'taken-back']);
export type CorrectionState = z.infer<typeof CorrectionState>;

const Place = z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number(), heightMm: z.number() });

/** A question that stands on the page under the pen. */
export const CorrectedItem = z.object({
  itemId: Id,
  no: z.number().int(),
  maxScore: Score,
  score: Score.nullable(),
  status: AnswerStatus,
  /** Where it stands on this page. */
  place: Place,
  /** What the pen has said of it; null where it has not. */
  correction: z
    .object({
      state: CorrectionState,
      version: z.number().int(),
      meaning: MarkMeaning.nullable(),
      confidence: z.number(),
      doubt: CorrectionDoubt.nullable(),
      guesses: z.array(CorrectionGuess),
      at: Stamp,
      /** The ink that it was read from. */
      ink: PackedInk,
    })
    .nullable(),
  /** The score came from this teacher's pen, and may be taken back here. */
  canUndo: z.boolean(),
});
export type CorrectedItem = z.infer<typeof CorrectedItem>;

/** A page of a student's copy with what student and teacher wrote on it. */
export const CorrectedPage = z.object({
  homeworkId: Id,
  title: z.string(),
  studentId: Id,
  studentName: z.string(),
  className: z.string(),
  page: z.number().int(),
  pageSize: PageSize,
  /** What scans, photographs and typing show of the areas of this page: the ground that the ink lies on. */
  pictures: z.array(AnswerPicture.extend({ place: Place })),
  studentInk: PackedInk,
  teacherInk: PackedInk,
  /** Of this page; and what is asked on the others of the copy. */
  items: z.array(CorrectedItem),
});
export type CorrectedPage = z.infer<typeof CorrectedPage>;
