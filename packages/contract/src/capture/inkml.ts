import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, sentWholeNumber, wholeNumber } from '../kernel/index.js';
import { PackedInk } from './model.js';

/** A page that is written full is a tenth of it. */
export const INKML_LIMIT = 2 * 1024 * 1024;

export const inkmlReasons = {
  'empty-file': { zh: '文件是空的', en: 'The file is empty' },
  'too-large': { zh: '文件超过 2 MB', en: 'The file is larger than 2 MB' },
  'not-xml': { zh: '这不是 XML 文件，或已损坏', en: 'This is not an XML file, or it is damaged' },
  'not-inkml': { zh: '这个文件不是 InkML 笔迹', en: 'This file is not InkML' },
  'no-ink': { zh: '文件里没有可用的笔画', en: 'There are no strokes in this file that can be used' },
  'too-much': {
    zh: '笔迹太多：一页最多 5000 笔、10 万个点',
    en: 'Too much ink: a page has at most 5,000 strokes and 100,000 points',
  },
  'out-of-page': { zh: '笔迹落在纸外，请移动或缩小', en: 'The ink lies beyond the paper: move it or make it smaller' },
  'takes-no-ink': { zh: '这次作业现在不收笔迹', en: 'This homework takes no ink now' },
  'nothing-written': { zh: '还没有笔迹可以导出', en: 'There is no ink to export yet' },
} as const satisfies Record<string, Message>;

const Mm = z.coerce.number<number>().min(-600).max(600);

/** Left top corner and width of the ink on the page, in mm. */
export const InkPlace = z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number() });
export type InkPlace = z.infer<typeof InkPlace>;

export const inkmlApi = {
  exportInk: endpoint({
    method: 'POST',
    path: '/api/capture/inkml/export',
    access: forTeachers,
    kind: 'file',
    summary:
      'Ink as W3C InkML: of a page or an answer of a copy, of a copy, or of all copies of the classes taught; several pages come as a zip, one file each. Written down in the audit log',
    input: z.object({
      homeworkId: Id,
      studentId: Id.optional(),
      page: wholeNumber({ min: 1 }).optional(),
      itemId: Id.optional(),
    }),
    output: z.never(),
    reasons: inkmlReasons,
  }),
  importInk: endpoint({
    method: 'POST',
    path: '/api/capture/inkml/import',
    access: forTeachers,
    kind: 'form',
    summary:
      "InkML of any program onto a page of a student's copy, by the same way as a pen's; with `try` it is only shown where it would lie. The same file on the same page again changes nothing",
    input: z.object({
      homeworkId: Id,
      studentId: Id,
      page: sentWholeNumber({ min: 1 }),
      how: z.enum(['try', 'take']),
      /** Where it shall lie; without it as it was written, or within the margins where that does not fit. */
      xMm: Mm.optional(),
      yMm: Mm.optional(),
      widthMm: Mm.optional(),
      file: z.any().optional(),
    }),
    output: z.object({
      place: InkPlace,
      /** Whether the file says how large its ink is. */
      isScaled: z.boolean(),
      strokes: z.number().int(),
      /** Traces that are no ink. */
      leftOut: z.number().int(),
      /** Of the strokes, what lies beside every place to answer: it waits for a person. */
      outside: z.number().int(),
      /** Of the strokes, what had been taken before. */
      duplicates: z.number().int(),
      ink: PackedInk,
    }),
    reasons: inkmlReasons,
    bodyLimit: INKML_LIMIT + 64 * 1024,
  }),
} satisfies Api;
