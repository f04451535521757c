import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  type Message,
  Nothing,
  pageOf,
  wholeNumber,
} from '../kernel/index.js';
import { browserPensApi } from './browser-pens.js';
import { EvidenceSource, PictureWanted } from './evidence.js';
import { Device, InkAnswer, InkBatch } from './ink-batch.js';
import { inkmlApi } from './inkml.js';
import { INK_BODY_LIMIT, InkStroke, PackedInk, PenStatus, QueuedInk } from './model.js';
import { progressApi } from './progress.js';

export { browserPenReasons, NOT_OWN_PAGE, notOwnPage } from './browser-pens.js';
export * from './evidence.js';
export { InkAnswer } from './ink-batch.js';
export * from './inkml.js';
export * from './model.js';

export const captureReasons = {
  'gone-meanwhile': { zh: '这条笔迹已被处理', en: 'This ink has been dealt with meanwhile' },
  'not-in-homework': { zh: '该学生没有这次作业', en: 'This student does not have this homework' },
} as const satisfies Record<string, Message>;

export const captureApi = {
  ...browserPensApi,
  ...inkmlApi,
  ...progressApi,
  ink: endpoint({
    method: 'POST',
    path: '/api/pen/ink',
    access: 'device',
    kind: 'raw',
    summary:
      'Ink from a gateway. What is acknowledged is durable; a batch sent again changes nothing; ink that fits nowhere is queued for a person',
    input: InkBatch,
    output: InkAnswer,
    bodyLimit: INK_BODY_LIMIT,
  }),
  status: endpoint({
    method: 'POST',
    path: '/api/pen/status',
    access: 'device',
    kind: 'raw',
    summary: 'A pen came or went',
    input: z.object({
      device: Device,
      status: PenStatus,
      pageCode: z.string().max(60).optional(),
      codeRule: z.string().max(30).optional(),
    }),
    output: Nothing,
  }),
  socket: endpoint({
    method: 'GET',
    path: '/api/pen/socket',
    access: 'device',
    kind: 'socket',
    summary:
      'A WebSocket for the signed calls of a gateway (/api/pen/ink, /api/pen/status), many at once and in any order; opened by a signed GET. Each text message is a line of JSON {id, url, signature, signatureMethod?}, a line feed and the body, signed as the same POST; each answer is the envelope with the id of its call. Limits and close codes: docs/gateways.md',
    input: z.object({}),
    output: Nothing,
  }),
  labInk: endpoint({
    method: 'POST',
    path: '/api/capture/lab/ink',
    access: forTeachers,
    summary: 'Ink written with mouse or stylus in the pen lab, on a page of a homework of an own class',
    input: z.object({
      pageCode: z.string().max(60),
      strokes: z.array(InkStroke).min(1).max(500),
      /** As the student of the page, or as the teacher who corrects it. */
      as: z.enum(['student', 'teacher']).default('student'),
    }),
    output: InkAnswer,
    bodyLimit: INK_BODY_LIMIT,
  }),
  pageInk: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/page/ink',
    access: forTeachers,
    summary: "All ink of one student's copy of a homework, page by page",
    input: z.object({ homeworkId: Id, studentId: Id }),
    output: z.object({
      pages: z.array(z.object({ page: z.number().int(), pageCode: z.string(), ink: PackedInk })),
      /** Percent, of the pen that lies on one of the pages or lay there last; null where none is known, or it does not say. */
      battery: z.number().int().nullable(),
    }),
  }),
  evidencePicture: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/capture/evidence/picture',
    access: { roles: ['TEACHER', 'STUDENT'] },
    kind: 'file',
    summary:
      "What a student wrote on an answer area, as a picture cut out of a scan or photograph; a student's own once the paper was given back",
    input: PictureWanted,
    output: z.never(),
  }),
  ways: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/ways',
    access: forTeachers,
    summary:
      'By what ways the students of the classes taught answered a homework (pen, scan, photograph, screen), and for how long they wrote; paper alone tells no time',
    input: z.object({ homeworkId: Id }),
    output: z.object({
      items: z.array(z.object({ studentId: Id, sources: z.array(EvidenceSource), seconds: z.number() })),
    }),
  }),
  queue: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/queue/list',
    access: forTeachers,
    summary: 'Ink that fitted nowhere, oldest first; 20 a page by key',
    input: z.object({ cursor: Cursor }),
    output: pageOf(QueuedInk),
  }),
  assignQueued: endpoint({
    method: 'POST',
    path: '/api/capture/queue/assign',
    access: forTeachers,
    summary: "Binds queued ink to a student's page of a homework, as it lies",
    input: z.object({ queueId: Id, homeworkId: Id, studentId: Id, page: wholeNumber({ min: 1 }) }),
    output: Nothing,
    reasons: captureReasons,
  }),
  dismissQueued: endpoint({
    method: 'POST',
    path: '/api/capture/queue/dismiss',
    access: forTeachers,
    summary: 'Sets queued ink aside; it is kept and the act is in the audit log',
    input: z.object({ queueId: Id }),
    output: Nothing,
    reasons: captureReasons,
  }),
} satisfies Api;
