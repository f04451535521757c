import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  Stamp,
  wholeNumber,
} from '../../kernel/index.js';
import {
  Cues,
  hasWords,
  SpokenFile,
  SpokenForTeacher,
  SpokenKind,
  SpokenLanguage,
  SpokenRow,
  SpokenTry,
  spokenLimits,
} from './model.js';
import { spokenReasons } from './reasons.js';

const OfTask = z.object({ spokenId: Id });
const OfStudent = OfTask.extend({ studentId: Id });

/** What can be said anew once it is given; kind, classes and start stand. */
const Change = OfTask.extend({
  title: z.string().trim().min(1).max(spokenLimits.title),
  note: z.string().trim().max(spokenLimits.note),
  language: SpokenLanguage,
  items: z.array(z.string().trim().min(1).max(spokenLimits.words)).max(spokenLimits.items),
  tries: wholeNumber({ min: 1, max: spokenLimits.tries }),
  seconds: wholeNumber({ min: 10, max: spokenLimits.seconds }),
  pictureId: Id.nullable(),
  modelId: Id.nullable(),
  modelCues: Cues,
  endAt: Stamp,
});

const Wish = z
  .object({
    /** Made by the browser, one for each act: sent again it gives nothing twice. */
    wishId: Id,
    subjectId: wholeNumber({ min: 1 }),
    kind: SpokenKind,
    title: z.string().trim().min(1).max(spokenLimits.title),
    note: z.string().trim().max(spokenLimits.note).default(''),
    language: SpokenLanguage,
    items: z.array(z.string().trim().min(1).max(spokenLimits.words)).max(spokenLimits.items),
    tries: wholeNumber({ min: 1, max: spokenLimits.tries }).default(3),
    seconds: wholeNumber({ min: 10, max: spokenLimits.seconds }).default(60),
    pictureId: Id.optional(),
    modelId: Id.optional(),
    modelCues: Cues.default([]),
    classIds: z.array(Id).min(1).max(40),
    /** Absent: now. */
    startAt: Stamp.optional(),
    endAt: Stamp,
    /** The teacher has seen that a class has the same already. */
    again: z.boolean().default(false),
  })
  .refine(({ kind, items }) => !hasWords(kind) || items.length > 0, { path: ['items'], error: 'required' })
  .refine(({ kind, pictureId }) => kind !== 'picture' || pictureId !== undefined, {
    path: ['pictureId'],
    error: 'required',
  });

/** Giving, listening and judging. */
export const spokenForTeachers = {
  give: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/give',
    access: forTeachers,
    summary: 'Gives something to say aloud to classes: words, sentences, a text, a picture to talk about, free talk',
    input: Wish,
    output: SpokenForTeacher,
    reasons: spokenReasons,
  }),
  keepFile: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/file/keep',
    access: forTeachers,
    kind: 'form',
    summary: 'Keeps one `file`, a picture to talk about or a recording of the teacher, to be named by what follows',
    input: z.object({ file: z.unknown().optional() }),
    output: SpokenFile,
    reasons: spokenReasons,
    bodyLimit: spokenLimits.soundBytes + 64 * 1024,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/spoken/list',
    access: forTeachers,
    summary: "The spoken homework of the teacher's classes in a subject, newest first; 20 a page by key",
    input: z.object({ subjectId: wholeNumber({ min: 1 }), classId: Id.optional(), cursor: Cursor }),
    output: pageOf(SpokenForTeacher),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/spoken/detail',
    access: forTeachers,
    summary: 'One spoken homework with a row for each student: the last recording, what was measured, and the score',
    input: OfTask.extend({ classId: Id.optional() }),
    output: z.object({ task: SpokenForTeacher, rows: z.array(SpokenRow), hasService: z.boolean() }),
  }),
  tries: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/spoken/try/list',
    access: forTeachers,
    summary: 'Every recording of a student, oldest first',
    input: OfStudent,
    output: z.object({ items: z.array(SpokenTry) }),
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/judge',
    access: forTeachers,
    summary:
      'The teacher’s score of 100 and comment, in words or as a sound; the student sees it at once. Revision 0 where nothing was said yet',
    input: OfStudent.extend({
      revision: wholeNumber(),
      score: wholeNumber({ max: 100 }).nullable(),
      comment: z.string().trim().max(spokenLimits.comment).default(''),
      commentFileId: Id.nullable().default(null),
    }),
    output: z.object({ revision: z.number().int() }),
    reasons: spokenReasons,
  }),
  askAgain: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/redo',
    access: forTeachers,
    summary: 'Asks students for one more recording, beyond the tries they had and also after the end',
    input: OfTask.extend({
      studentIds: z.array(Id).min(1).max(400),
      note: z.string().trim().max(spokenLimits.comment).default(''),
    }),
    output: z.object({ asked: z.number().int() }),
    reasons: spokenReasons,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/change',
    access: forTeachers,
    summary:
      'Changes what was given: its name, wish, model reading, tries and end; what is said aloud only while nobody has sent a recording',
    input: Change,
    output: Nothing,
    reasons: spokenReasons,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/extend',
    access: forTeachers,
    summary: 'Moves the end',
    input: OfTask.extend({ endAt: Stamp }),
    output: Nothing,
    reasons: spokenReasons,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/homework/spoken/withdraw',
    access: forTeachers,
    summary: 'Takes it back while nobody has sent a recording',
    input: OfTask,
    output: Nothing,
    reasons: spokenReasons,
  }),
} satisfies Api;
