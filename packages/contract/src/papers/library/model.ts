import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { Paper, PaperSummary } from '../model.js';

/** What the reader of a paper may do with it. */
const Can = z.object({
  edit: z.boolean(),
  duplicate: z.boolean(),
  share: z.boolean(),
  archive: z.boolean(),
});

export const LibraryPaper = PaperSummary.extend({
  ownerName: z.string(),
  isMine: z.boolean(),
  isShared: z.boolean(),
  /** Homework that was made of it, as far as it was not withdrawn. */
  homeworkCount: z.number().int(),
  can: Can,
});
export type LibraryPaper = z.infer<typeof LibraryPaper>;

/** A laid-out revision: what was printed stays as it was, whatever became of the paper since. */
export const PaperVersion = z.object({
  revision: z.number().int(),
  madeAt: Stamp,
  pageCount: z.number().int(),
  areaCount: z.number().int(),
  issueCount: z.number().int(),
  /** Copies with names that were made of it; those that failed are none. */
  copies: z.number().int(),
});
export type PaperVersion = z.infer<typeof PaperVersion>;

/** How a question of the paper was answered in the school, in all homework together; null where fewer than five students stand behind it, or another version was asked. */
export const QuestionResult = z.object({
  itemId: Id,
  answers: z.number().int(),
  facility: z.number().nullable(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const PaperRecord = z.object({
  paper: Paper,
  ownerName: z.string(),
  isMine: z.boolean(),
  isShared: z.boolean(),
  archivedAt: Stamp.nullable(),
  /** The newest first. */
  versions: z.array(PaperVersion),
  homework: z.array(z.object({ homeworkId: Id, title: z.string(), startAt: Stamp })),
  results: z.array(QuestionResult),
  can: Can,
});
export type PaperRecord = z.infer<typeof PaperRecord>;
