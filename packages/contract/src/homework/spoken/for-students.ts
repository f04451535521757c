import { z } from 'zod';
import { type Api, Cursor, endpoint, forStudents, Id, Nothing, pageOf, Stamp } from '../../kernel/index.js';
import { Measures } from './measures.js';
import { Cues, SpokenForStudent, SpokenTry, spokenLimits } from './model.js';
import { spokenReasons } from './reasons.js';

const OfTask = z.object({ spokenId: Id });

/** Fields of a form are words: what is more comes as JSON. Anything that is none is refused like any wrong field. */
const fromJson = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .max(200_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown; // judged by the shape that follows
      } catch {
        context.addIssue({ code: 'custom', message: 'json' });
        return z.NEVER;
      }
    })
    .pipe(shape);

/** A student's own tasks and recordings, and the sounds and pictures that both sides read. */
export const spokenForStudents = {
  mine: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/spoken/mine',
    access: forStudents,
    summary: "A student's own spoken homework that has opened, newest first; 20 a page by key",
    input: z.object({ cursor: Cursor }),
    output: pageOf(SpokenForStudent),
  }),
  task: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/spoken/task',
    access: forStudents,
    summary: 'One of them, with the student’s own recordings',
    input: OfTask,
    output: z.object({ task: SpokenForStudent, tries: z.array(SpokenTry) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/send',
    access: forStudents,
    kind: 'form',
    summary:
      'One recording: WebM (Opus) or MP4 (AAC) as `file`, known by the `tryId` that the browser made: sent twice it counts once. `cues` and `measures` are JSON; type and length are judged by the content',
    input: OfTask.extend({
      tryId: Id,
      /** When it was recorded, by the server's clock as the browser knows it. */
      recordedAt: Stamp,
      cues: fromJson(Cues),
      measures: fromJson(Measures),
      file: z.unknown().optional(),
    }),
    output: z.object({ nth: z.number().int(), late: z.boolean() }),
    reasons: spokenReasons,
    bodyLimit: spokenLimits.soundBytes + 256 * 1024,
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/see',
    access: forStudents,
    summary: 'The student has seen what the teacher said',
    input: OfTask,
    output: Nothing,
  }),
  sound: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/homework/spoken/try/{tryId}/sound',
    access: { roles: ['TEACHER', 'STUDENT'] },
    summary: 'A recording, for who made it and the teachers of the class',
    input: z.object({ tryId: Id }),
    output: z.unknown(),
  }),
  file: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/homework/spoken/file/{spokenId}/{fileId}',
    access: { roles: ['TEACHER', 'STUDENT'] },
    summary: 'The picture, the model reading, or a comment to the student who asks or is asked about',
    input: OfTask.extend({ fileId: Id }),
    output: z.unknown(),
  }),
} satisfies Api;
