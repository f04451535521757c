import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';
import { Geometry } from '../geometry.js';
import { PaperStatus } from '../model.js';

/** How far the areas of a version are: as the layout made them, drawn by a person, sent back by a second one, or confirmed. */
export const MarkingState = z.enum(['unmarked', 'drawn', 'returned', 'confirmed']);
export type MarkingState = z.infer<typeof MarkingState>;

/** Where areas are proposed from: the layout itself, the words of its PDF, or the version that somebody drew before. */
export const ProposalSource = z.enum(['layout', 'text', 'earlier']);
export type ProposalSource = z.infer<typeof ProposalSource>;

/** Who drew the areas of a version, and who looked at them. */
export const AreaMarking = z.object({
  state: MarkingState,
  drawnBy: z.string(),
  drawnAt: Stamp,
  checkedBy: z.string(),
  checkedAt: Stamp.nullable(),
  note: z.string(),
  areas: z.number().int(),
  /** Of so many that were proposed … */
  proposed: z.number().int(),
  /** … so many were taken as they were. */
  unchanged: z.number().int(),
  seconds: z.number().int(),
  /** Why copies that were out already were left behind; '' where none were. */
  reissue: z.string(),
});
export type AreaMarking = z.infer<typeof AreaMarking>;

/** Why areas stand still: homework was made of the paper, or copies of this version were printed. Another version is a reissue. */
export const AreaLock = z.enum(['published', 'printed']);
export type AreaLock = z.infer<typeof AreaLock>;

/** The areas of a paper as its newest version has them. */
export const PaperAreas = z.object({
  paperId: Id,
  title: z.string(),
  revision: z.number().int(),
  geometry: Geometry.pick({ pageSize: true, pageCount: true, areas: true }),
  /** Where the sheet is folded, from its left edge: no area lies over it. Null for a sheet that stays flat. */
  foldMm: z.number().nullable(),
  items: z.array(z.object({ itemId: Id, no: z.number().int(), type: QuestionType, score: z.number() })),
  lock: AreaLock.nullable(),
  marking: AreaMarking.nullable(),
  /** A version that was drawn by hand before the paper was laid out anew. */
  earlier: z.number().int().nullable(),
  can: z.object({ draw: z.boolean(), check: z.boolean() }),
});
export type PaperAreas = z.infer<typeof PaperAreas>;

/** A paper in the queue of those whose areas are drawn and checked. */
export const MarkedPaper = z.object({
  paperId: Id,
  title: z.string(),
  subjectName: z.string(),
  status: PaperStatus,
  revision: z.number().int(),
  marking: AreaMarking.nullable(),
});
export type MarkedPaper = z.infer<typeof MarkedPaper>;

/** The work of one person: how much, how fast, how often it came back. */
export const MarkingClerk = z.object({
  name: z.string(),
  papers: z.number().int(),
  areas: z.number().int(),
  seconds: z.number().int(),
  proposed: z.number().int(),
  unchanged: z.number().int(),
  returned: z.number().int(),
});
export type MarkingClerk = z.infer<typeof MarkingClerk>;
