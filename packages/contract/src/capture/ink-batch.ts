import { z } from 'zod';
import { Id, wholeNumber } from '../kernel/index.js';

/** Twelve hexadecimal digits. */
export const Mac = z.string().regex(/^[0-9A-Fa-f]{12}$/);

export const Device = z.object({
  mac: Mac,
  name: z.string().max(100).default(''),
  model: z.string().max(100).default('any'),
  maxForce: wholeNumber({ min: 1 }).optional(),
  battery: z.number().min(0).max(100).optional(),
});

/** Malformed strokes are refused one by one, so their shape is only looked at by the use case. */
export const InkBatch = z.object({
  batchId: Id,
  seq: wholeNumber(),
  source: z.enum(['live', 'offline']).default('live'),
  device: Device,
  strokes: z.array(z.unknown()).max(5_000),
});

export const InkAnswer = z.object({
  accepted: z.number().int(),
  duplicates: z.number().int(),
  queued: z.number().int(),
  rejected: z.array(z.object({ id: z.string(), reason: z.string() })),
  lastSeq: z.number().int(),
});
export type InkAnswer = z.infer<typeof InkAnswer>;
