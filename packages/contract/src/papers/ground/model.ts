import { z } from 'zod';
import { Id, Score, Stamp, wholeNumber } from '../../kernel/index.js';
import { CardKind } from '../cards/index.js';
import { PageSize } from '../geometry.js';
import { Corners } from './corners.js';

const MB = 1024 * 1024;
export const groundLimits = {
  files: 20,
  fileBytes: 40 * MB,
  bytes: 80 * MB,
  pages: 20,
  questions: 120,
  blanks: 10,
  kept: 20,
} as const;

/** In what a question of a paper on paper is answered: the words of answer cards. */
export const GroundKind = CardKind;
export type GroundKind = z.infer<typeof GroundKind>;

const Millimetres = z.number().min(-500).max(500);
export const GroundPlace = z.object({
  xMm: Millimetres,
  yMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
});
export type GroundPlace = z.infer<typeof GroundPlace>;

/** A question as it stands on a page that came on paper. Its frame holds all of it; it is answered in its places. */
export const GroundQuestion = GroundPlace.extend({
  questionId: Id,
  page: wholeNumber({ min: 1, max: groundLimits.pages }),
  /** As it is printed on the page. */
  no: wholeNumber({ min: 1, max: 999 }),
  kind: GroundKind,
  score: Score.min(0.5).max(200),
  /** Letters of a choice. */
  options: wholeNumber({ min: 2, max: 9 }),
  /** ABD, T or F; of blanks the words of each, apart by ; '' where only a person marks. */
  key: z.string().trim().max(300),
  /** The row of boxes of a choice, the room of each blank, or the room to write in. */
  places: z.array(GroundPlace).max(groundLimits.blanks),
});
export type GroundQuestion = z.infer<typeof GroundQuestion>;

/** Where print stands on a page: a sign of base64 bits for each square millimetre, row by row from the top left. */
export const InkMap = z.object({ columns: wholeNumber({ min: 1 }), rows: wholeNumber({ min: 1 }), bits: z.string() });
export type InkMap = z.infer<typeof InkMap>;

export const GroundPage = z.object({
  page: wholeNumber({ min: 1 }),
  /** Where its picture lies on the sheet. */
  place: GroundPlace,
  /** How much smaller than it was it is printed; 1 as it was. */
  scale: z.number(),
  /** Whether its words were read, and not only its lines. */
  hasWords: z.boolean(),
  ink: InkMap,
  /** Whether it was seen in a picture, where the corners of its sheet can be set. */
  canSetCorners: z.boolean(),
  /** Of its sheet in the picture that came; null where the picture was taken whole. */
  corners: Corners.nullable(),
});
export type GroundPage = z.infer<typeof GroundPage>;

/** reading: its pages are opened; ready: proposals wait for a person; failed: nothing of it is kept; made: a paper was made of it. */
export const GroundState = z.enum(['reading', 'ready', 'failed', 'made']);
export type GroundState = z.infer<typeof GroundState>;

export const GroundSummary = z.object({
  groundId: Id,
  title: z.string(),
  state: GroundState,
  pageCount: z.number().int(),
  questionCount: z.number().int(),
  paperId: Id.nullable(),
  at: Stamp,
});
export type GroundSummary = z.infer<typeof GroundSummary>;

/** Pages that came on paper, and what is proposed to be asked on them. */
export const Ground = z.object({
  groundId: Id,
  subjectId: z.number().int(),
  title: z.string(),
  state: GroundState,
  reason: z.string().nullable(),
  revision: z.number().int(),
  pageSize: PageSize,
  pages: z.array(GroundPage),
  questions: z.array(GroundQuestion),
  paperId: Id.nullable(),
  /** Of pages that were printed here: the paper that they are of, where its reader may open it. */
  ownPaper: z.object({ paperId: Id, title: z.string() }).nullable(),
});
export type Ground = z.infer<typeof Ground>;
