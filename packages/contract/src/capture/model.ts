import { z } from 'zod';
import { Id, Stamp, wholeNumber } from '../kernel/index.js';

/** Whether a pen is there. */
export const PenStatus = z.enum(['connected', 'disconnected']);
export type PenStatus = z.infer<typeof PenStatus>;

/** Below so many percent a pen may not last the lesson. */
export const LOW_BATTERY = 20;

export const MAX_POINTS = 20_000;
export const INK_BODY_LIMIT = 4 * 1024 * 1024;

/** `[x mm, y mm, pressure 0..1, ms since the point before]` from the page's top left corner. */
const Measure = z.number().min(-1_000_000).max(1_000_000);
export const InkPoint = z.tuple([Measure, Measure, Measure, Measure]);
export const InkStroke = z.object({
  id: Id,
  /** When it began, in ms since 1970. */
  t0: wholeNumber({ max: 8_640_000_000_000_000 }),
  tip: z.enum(['pen', 'eraser']).default('pen'),
  points: z.array(InkPoint),
});
export type InkStroke = z.infer<typeof InkStroke>;

/**
 * Ink as screens get it: base64 of the packed strokes (`decodeStrokes` of the ink engine). Of an answer over several pages one for each page that is
 * written on, headed by its number (`1:… 2:…`): strokes do not name theirs.
 */
export const PackedInk = z.string();

/** Why ink waits for a person. */
export const QueueReason = z.enum([
  'unknown-page',
  'no-homework',
  'outside-areas',
  'homework-over',
  'wrong-code-rule',
  'device-disabled',
]);
export type QueueReason = z.infer<typeof QueueReason>;

export const QueuedInk = z.object({
  queueId: Id,
  reason: QueueReason,
  pageCode: z.string(),
  codeRule: z.string(),
  deviceMac: z.string(),
  strokes: z.number().int(),
  firstAt: Stamp,
  lastAt: Stamp,
  ink: PackedInk,
  homework: z.object({ homeworkId: Id, title: z.string() }).nullable(),
  student: z.object({ studentId: Id, name: z.string() }).nullable(),
});
export type QueuedInk = z.infer<typeof QueuedInk>;
