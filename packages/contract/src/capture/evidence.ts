import { z } from 'zod';
import { Id, sentWholeNumber, wholeNumber } from '../kernel/index.js';

/** What evidence on an answer area came from. */
export const EvidenceSource = z.enum(['pen', 'scan', 'photo', 'screen']);
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** A picture of an answer area shows so much of the page around it, in mm. */
export const PICTURE_MARGIN_MM = 2;

/** What there is to see of an answer area: a picture, cut out of a page straight, or what was typed there. */
export const AnswerPicture = z.object({
  homeworkId: Id,
  studentId: Id,
  areaId: z.string(),
  source: EvidenceSource,
  /** Grows when the picture is another one. */
  version: wholeNumber(),
  /** The words that were typed, or a tick for a box that was chosen; null for a picture. */
  typed: z.string().nullable(),
});
export type AnswerPicture = z.infer<typeof AnswerPicture>;

/** The same as it is asked for in an address. */
export const PictureWanted = AnswerPicture.omit({ typed: true }).extend({
  areaId: z.string().max(100),
  version: sentWholeNumber(),
});
