import { z } from 'zod';
import { Id, sentWholeNumber, wholeNumber } from '../kernel/index.js';

/** What evidence on an answer area came from. */
export const EvidenceSource = z.enum(['pen', 'scan', 'photo', 'screen']);
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** A picture of an answer area shows so much of the page around it, in mm. */
export const PICTURE_MARGIN_MM = 2;

/** A picture of an answer area: what was written there, cut out of a page straight. */
export const AnswerPicture = z.object({
  homeworkId: Id,
  studentId: Id,
  areaId: z.string(),
  source: EvidenceSource,
  /** Grows when the picture is another one. */
  version: wholeNumber(),
});
export type AnswerPicture = z.infer<typeof AnswerPicture>;

/** The same as it is asked for in an address. */
export const PictureWanted = AnswerPicture.extend({ areaId: z.string().max(100), version: sentWholeNumber() });
