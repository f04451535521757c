import { z } from 'zod';
import { Id, wholeNumber } from '../../kernel/index.js';
import { PageSize } from '../../papers/index.js';

/** Marks that a teacher puts down whole: right, wrong, half right, what is this. */
export const stampKinds = ['tick', 'cross', 'half', 'question'] as const;
export const StampKind = z.enum(stampKinds);
export type StampKind = z.infer<typeof StampKind>;

/** As packed ink: some three thousand points, a line that fills a page. */
export const LONGEST_INK = 16_000;
export const LONGEST_WORDS = 20;
/** How many one teacher may have on a copy, and how many a call brings. */
export const MOST_ANNOTATIONS = 400;
export const MOST_ACTS = 50;

/** The middle of a stamp or of words, and their height, in mm of the page. */
const place = { xMm: z.number().min(0).max(600), yMm: z.number().min(0).max(600), sizeMm: z.number().min(2).max(40) };

/** What a teacher put on a page: a line of the pen, a stamp, or short words, as `18`, `优`, `good`. */
export const AnnotationMark = z.discriminatedUnion('kind', [
  /** Base64 of one packed stroke (`encodeStrokes`), in mm of the page as all ink. */
  z.object({ kind: z.literal('ink'), ink: z.base64().min(1).max(LONGEST_INK) }),
  z.object({ kind: z.literal('stamp'), stamp: StampKind, ...place }),
  z.object({ kind: z.literal('words'), words: z.string().trim().min(1).max(LONGEST_WORDS), ...place }),
]);
export type AnnotationMark = z.infer<typeof AnnotationMark>;

export const Annotation = z.object({
  annotationId: Id,
  page: wholeNumber({ min: 1, max: 100 }),
  mark: AnnotationMark,
});
export type Annotation = z.infer<typeof Annotation>;

/** Which of two states of an annotation is the later one: it grows with every act, and an act that is not later changes nothing. */
const Version = wholeNumber({ min: 1, max: 1_000_000 });

/** A teacher puts, moves or takes away one annotation of the own; without a mark it is taken away. */
export const AnnotationAct = Annotation.extend({ version: Version, mark: AnnotationMark.nullable() });
export type AnnotationAct = z.infer<typeof AnnotationAct>;

/** An annotation as whoever marks the copy sees it. */
export const AnnotationShown = Annotation.extend({ version: Version, isOwn: z.boolean(), by: z.string() });
export type AnnotationShown = z.infer<typeof AnnotationShown>;

/** What stands on one student's copy. */
export const AnnotatedCopy = z.object({
  studentId: Id,
  /** Of the sheets that the student has. */
  pageSize: PageSize,
  items: z.array(AnnotationShown),
  /** Pages with an answer that is dealt out in a round: nobody draws there, and nobody sees what others drew. */
  closedPages: z.array(z.number().int()),
});
export type AnnotatedCopy = z.infer<typeof AnnotatedCopy>;
