import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { PaperStatus } from '../model.js';
import { CardDesign, CardManner } from './design.js';

/** What is done to the copies of a read-back test, in families. */
export const ReadBackFamily = z.enum(['turned', 'scaled', 'pale', 'damaged', 'resolution']);
export type ReadBackFamily = z.infer<typeof ReadBackFamily>;

/** A copy that was not read as it was filled in. */
export const ReadBackFailure = z.object({
  copy: z.number().int(),
  page: z.number().int(),
  family: ReadBackFamily,
  /** What was done to the copy. */
  defect: z.string(),
  what: z.enum([
    'page-not-found',
    'page-not-identified',
    'number-wrong',
    'number-unclear',
    'box-wrong',
    'box-unclear',
    'score-wrong',
    'score-unclear',
  ]),
  /** A person would say what the machine cannot: nothing was read wrongly. */
  asked: z.boolean().default(false),
  /** Of boxes: the numbers of their questions, and where they stand on the page, in mm. */
  numbers: z.array(z.string()),
  places: z.array(z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number(), heightMm: z.number() })),
  /** The copy as the scanner saw it; kept of the first failures. */
  pictureSha256: z.string().nullable(),
});
export type ReadBackFailure = z.infer<typeof ReadBackFailure>;

/** What became of the copies that were printed, distorted and read. */
export const ReadBack = z.object({
  revision: z.number().int(),
  testedAt: Stamp,
  seconds: z.number(),
  families: z.array(z.object({ family: ReadBackFamily, copies: z.number().int(), read: z.number().int() })),
  copies: z.number().int(),
  /** Read as they were filled in, or asked of a person; of more than a few that are asked none counts. */
  read: z.number().int(),
  asked: z.number().int().default(0),
  failures: z.array(ReadBackFailure),
});
export type ReadBack = z.infer<typeof ReadBack>;

export const READ_BACK_COPIES = 200;
/** A card of which more than this share of the copies goes to a person saves nobody work. */
export const MOST_ASKED = 0.05;

/** How far a card is: drawn, tested, released to be printed. */
export const CardState = z.enum(['draft', 'failed', 'tested', 'released']);
export type CardState = z.infer<typeof CardState>;

export const Card = z.object({
  paperId: Id,
  title: z.string(),
  subjectId: z.number().int(),
  revision: z.number().int(),
  status: PaperStatus,
  state: CardState,
  design: CardDesign,
  /** The paper that it was made of; null for a paper that exists elsewhere. */
  source: z.object({ paperId: Id, title: z.string(), isChanged: z.boolean(), isGone: z.boolean() }).nullable(),
  /** The last test, also where the card was changed since: its revision tells. */
  readBack: ReadBack.nullable(),
  /** The asker's test of this version that is under way; null while there is none. */
  testJobId: Id.nullable(),
  releasedAt: Stamp.nullable(),
  can: z.object({ edit: z.boolean(), release: z.boolean() }),
});
export type Card = z.infer<typeof Card>;

export const CardSummary = z.object({
  paperId: Id,
  title: z.string(),
  state: CardState,
  status: PaperStatus,
  sourceTitle: z.string().nullable(),
  questionCount: z.number().int(),
  totalScore: z.number(),
  updatedAt: Stamp,
});
export type CardSummary = z.infer<typeof CardSummary>;

export const CardTemplate = z.object({
  templateId: Id,
  name: z.string(),
  madeBy: z.string(),
  madeAt: Stamp,
  manner: CardManner,
  can: z.object({ remove: z.boolean() }),
});
export type CardTemplate = z.infer<typeof CardTemplate>;
