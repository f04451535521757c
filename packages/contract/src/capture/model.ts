import { z } from 'zod';
import { Id, Stamp } from '../kernel/index.js';

export const MAX_POINTS = 20_000;
export const INK_BODY_LIMIT = 4 * 1024 * 1024;

/** `[x mm, y mm, pressure 0..1, ms since the point before]` from the page's top left corner. */
export const InkPoint = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export const InkStroke = z.object({
  id: Id,
  t0: z.number().int(),
  tip: z.enum(['pen', 'eraser']).default('pen'),
  points: z.array(InkPoint),
});
export type InkStroke = z.infer<typeof InkStroke>;

/** Ink as screens get it: base64 of the packed strokes (`decodeStrokes` of the ink engine). */
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
