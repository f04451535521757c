import { z } from 'zod';
import { event, Id } from '../kernel/index.js';
import { EvidenceSource } from './evidence.js';
import { InkStroke, PenStatus } from './model.js';

export const captureEvents = {
  ink: event({
    name: 'ink',
    summary: "A student has written on a page of a homework; told to the teachers of the student's class",
    data: z.object({ homeworkId: Id, studentId: Id, pageCode: z.string(), strokes: z.array(InkStroke) }),
  }),
  evidence: event({
    name: 'evidence',
    summary:
      "Something other than ink came for areas of a student's copy, or was withdrawn; told to the teachers of the student's class",
    data: z.object({ homeworkId: Id, studentId: Id, source: EvidenceSource, areaIds: z.array(z.string()) }),
  }),
  correctingPen: event({
    name: 'correcting-pen',
    summary: 'A teacher writes on a page with the own pen; told to that teacher alone',
    data: z.object({ deviceName: z.string(), deviceMac: z.string(), pageCode: z.string(), codeRule: z.string() }),
  }),
  penConnected: event({
    name: 'pen-connected',
    summary: 'A pen came or went; told to the teachers of the class on whose page it lies, or of the school',
    data: z.object({
      deviceName: z.string(),
      deviceMac: z.string(),
      status: PenStatus,
      /** Empty where the pen lies on no page that is known. */
      pageCode: z.string(),
      codeRule: z.string(),
      /** Percent; null where the pen does not say. */
      battery: z.number().int().nullable(),
    }),
  }),
};
