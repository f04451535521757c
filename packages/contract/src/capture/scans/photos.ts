import { z } from 'zod';
import { type Api, endpoint, forStudents, Id, type Message, Nothing, Stamp } from '../../kernel/index.js';
import { ScanComplaint } from './model.js';

export const photoLimits = { fileBytes: 40 * 1024 * 1024, photos: 60 } as const;

/**
 * What became of a photograph. `taken`: it is this page of the student's copy. `cut-off`: it shows a part of the page, which the teacher sees,
 * and the page is still missing; without a page, no more than a corner is seen. `kept`: such a part, which its student wants to stand for the
 * page: then it counts. `replaced`: another one stands for the page. `too-dark`, `blurred`,
 * `glare`: that is why no page, or not which one, can be read. `no-page`: no sheet was found. `no-code`: which page it is cannot be read for no
 * reason that the picture tells. The others are no photographs of this student's sheets.
 */
export const PhotoVerdict = z.enum([
  'reading',
  'taken',
  'cut-off',
  'kept',
  'replaced',
  'too-dark',
  'blurred',
  'glare',
  'no-page',
  'no-code',
  'other-homework',
  'other-student',
  'no-picture',
  'too-slow',
  'too-large',
  'homework-over',
  'set-aside',
]);
export type PhotoVerdict = z.infer<typeof PhotoVerdict>;

/** What is of no use to anybody: it shows nothing of the own sheets, or another one stands for its page. Its student may take it away again. */
const failed: readonly PhotoVerdict[] = [
  'replaced',
  'cut-off',
  'too-dark',
  'blurred',
  'glare',
  'no-page',
  'no-code',
  'other-homework',
  'other-student',
  'no-picture',
  'too-slow',
  'too-large',
];
export const hasFailed = ({ verdict, page }: { verdict: PhotoVerdict; page: number | null }): boolean =>
  failed.includes(verdict) && !(verdict === 'cut-off' && page !== null);

/** A part of a page is not handed in by itself: its student takes it again, or says that it is to stand. */
export const mayStand = ({ verdict, page }: { verdict: PhotoVerdict; page: number | null }): boolean =>
  (verdict === 'cut-off' || verdict === 'too-dark') && page !== null;

export const Photo = z.object({
  photoId: Id,
  takenAt: Stamp,
  verdict: PhotoVerdict,
  /** Which page of the paper. */
  page: z.number().int().nullable(),
  /** It came by a slip, without a login. */
  bySlip: z.boolean(),
  /** What makes it hard to read. */
  complaints: z.array(ScanComplaint),
  /** What became of the other sheets that came with it, in one picture or one file: of a stack only the student's own are taken. */
  others: z.array(z.object({ verdict: PhotoVerdict, page: z.number().int().nullable() })).default([]),
});
export type Photo = z.infer<typeof Photo>;

export const PhotosOfCopy = z.object({
  title: z.string(),
  /** Of a redo what the first is called: its own title begins with the student’s name, which is nobody else’s business. */
  redoOf: z.string().nullable(),
  subjectName: z.string(),
  endAt: Stamp,
  isOpen: z.boolean(),
  handedInAt: Stamp.nullable(),
  pageCount: z.number().int(),
  /** Pages of which there is no whole photograph. */
  missing: z.array(z.number().int()),
  items: z.array(Photo),
});
export type PhotosOfCopy = z.infer<typeof PhotosOfCopy>;

export const photoReasons = {
  'no-files': { zh: '请选择照片', en: 'Choose a photograph' },
  'empty-file': { zh: '这张照片是空的，请重新拍一张', en: 'This photograph is empty: take it again' },
  'too-large': { zh: '一张照片不能超过40MB', en: 'A photograph may have 40 MB' },
  'too-many': { zh: '照片太多了，请交给老师', en: 'Too many photographs: give the sheets to the teacher' },
  'still-read': {
    zh: '这张照片正在识读，稍后看结果再决定',
    en: 'This photograph is being read: wait for what comes of it',
  },
  'not-part': { zh: '这张不用确认', en: 'Nothing to decide here' },
  'not-failed': {
    zh: '这张照片老师要看，不能删；要换就再拍一张',
    en: 'The teacher sees this one: to replace it take another',
  },
  'handed-in': { zh: '作业已交，不能再改', en: 'This homework is handed in: it cannot be changed any more' },
  'taken-back': { zh: '老师已撤回这次作业', en: 'The teacher has taken this homework back' },
  'homework-over': {
    zh: '作业已发还或撤回，不能再交照片',
    en: 'The homework was given back or taken back: no more photographs',
  },
} as const satisfies Record<string, Message>;

/** A month: older than that nobody waits for it. */
export const MOST_AGE_SECONDS = 31 * 86_400;

/** Photographs that students take of their own sheets. */
export const photosApi = {
  sendPhoto: endpoint({
    method: 'POST',
    path: '/api/scan/photo/send',
    access: forStudents,
    kind: 'form',
    summary:
      'One photograph of an own sheet: `homeworkId`, a `photoId` of the phone, how many seconds ago it was taken, then `file`. Sent again it counts once; a job judges it',
    input: z.object({
      homeworkId: Id.optional(),
      photoId: Id.optional(),
      ageSeconds: z.coerce.number().min(0).max(MOST_AGE_SECONDS).optional(),
      file: z.unknown().optional(),
    }),
    output: z.object({ photoId: Id }),
    reasons: photoReasons,
    bodyLimit: photoLimits.fileBytes + 1024 * 1024,
  }),
  photos: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/scan/photo/list',
    access: forStudents,
    summary: 'The photographs of an own homework with what became of each, and which pages are missing',
    input: z.object({ homeworkId: Id }),
    output: PhotosOfCopy,
    reasons: photoReasons,
  }),
  removePhoto: endpoint({
    method: 'POST',
    path: '/api/scan/photo/remove',
    access: forStudents,
    summary:
      'Takes an own photograph away that shows no page of the own sheets, or one that another stands for, while the homework is open',
    input: z.object({ photoId: Id }),
    output: Nothing,
    reasons: photoReasons,
  }),
  keepPhoto: endpoint({
    method: 'POST',
    path: '/api/scan/photo/keep',
    access: forStudents,
    summary:
      'Says that an own photograph of a part of a page stands for that page: only then it counts as handed in. Twice is once',
    input: z.object({ photoId: Id }),
    output: Nothing,
    reasons: photoReasons,
  }),
  photoPicture: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/scan/photo/{photoId}',
    access: forStudents,
    kind: 'file',
    summary: 'An own photograph, straightened where the page was found',
    input: z.object({ photoId: Id }),
    output: z.never(),
  }),
} satisfies Api;
