import { z } from 'zod';
import { Id, sentWholeNumber, wholeNumber } from '../kernel/index.js';

/** What evidence on an answer area came from. */
export const EvidenceSource = z.enum(['pen', 'scan', 'photo', 'screen']);
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** A picture of an answer area shows so much of the page above and below it, in mm. */
export const PICTURE_MARGIN_MM = 2;
/** And so much on either side, where a letter may stand instead of a mark; the fields of a sealed margin, with the name, lie further out. */
export const PICTURE_BESIDE_MM = 10;

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
  /** How much of the page a picture shows on either side of its area, in mm. */
  besideMm: z.number().min(0),
});
export type AnswerPicture = z.infer<typeof AnswerPicture>;

/** The same as it is asked for in an address. */
export const PictureWanted = AnswerPicture.omit({ typed: true, besideMm: true }).extend({
  areaId: z.string().max(100),
  version: sentWholeNumber(),
});
