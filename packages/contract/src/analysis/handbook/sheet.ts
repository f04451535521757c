import { z } from 'zod';
import { type Access, type Api, endpoint, Id, type Message, Nothing, Score, Stamp } from '../../kernel/index.js';
import { QuestionBody } from '../../questions/index.js';
import { WrongState } from '../model.js';
import { EntryWhy } from './model.js';

/** Letters of the key in the code of a printed sheet: 192 bits. */
export const SHEET_KEY_LENGTH = 32;
/** How many days after printing the code of a sheet opens; 0: sheets carry none. */
export const sheetDays = [0, 7, 30, 90, 180] as const;
/** Where the school has decided nothing. */
export const USUAL_SHEET_DAYS = 30;
/** So often in a minute a sheet is opened: by one family and its neighbours, never by a program. */
export const SHEET_OPENS_A_MINUTE = 20;

const forMakersAndLeaders = { roles: ['TEACHER', 'SCHOOLPRINCIPAL'] } as const satisfies Access;
const forPrincipals = { roles: ['SCHOOLPRINCIPAL'] } as const satisfies Access;
export const SheetDays = z.union(sheetDays.map((days) => z.literal(days)));

const reasons = {
  'sheet-ended': {
    zh: '这张纸上的二维码已经失效',
    en: 'The code on this sheet opens nothing any more',
  },
} as const satisfies Record<string, Message>;

/** One question of a printed sheet, for whoever holds the sheet. */
export const SheetQuestion = z.object({
  no: z.number().int(),
  why: EntryWhy,
  /** Where it was asked before, as the sheet says it. */
  origin: z.string(),
  maxScore: Score,
  /** Without its answer and analysis where `answerShown` is false. */
  body: QuestionBody,
  /** What is new on the sheet is answered only once the sheet went back. */
  answerShown: z.boolean(),
  /** Its place in the student's own wrong-question book; null where it never was there. */
  state: WrongState.nullable(),
  /** Whether it was right on this sheet; null while the sheet has not gone back. */
  redoneRight: z.boolean().nullable(),
});
export type SheetQuestion = z.infer<typeof SheetQuestion>;

/** The codes of the sheets of one issue. */
export const SheetCodes = z.object({
  /** How many copies carry one. */
  copies: z.number().int(),
  /** Of them those that still open. */
  open: z.number().int(),
  /** When the last one ends; null where none is open. */
  endsAt: Stamp.nullable(),
  /** How often they were opened, and by how many of the copies. */
  opened: z.number().int(),
  openedCopies: z.number().int(),
  can: z.object({ withdraw: z.boolean() }),
});
export type SheetCodes = z.infer<typeof SheetCodes>;

/** A printed sheet of wrong questions opened on a telephone by the code that it carries. */
export const sheetApi = {
  sheet: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/sheet/read',
    access: 'public',
    summary:
      'The questions of one printed sheet, for whoever holds its key: no names, no ranks, nothing of other sheets. Not found for a key of no sheet; -1429 where it is opened too often',
    input: z.object({ key: z.string().length(SHEET_KEY_LENGTH) }),
    output: z.object({
      title: z.string(),
      subjectName: z.string(),
      endsAt: Stamp,
      /** It was marked and given back. */
      isBack: z.boolean(),
      questions: z.array(SheetQuestion),
    }),
    reasons,
  }),
  sheetFile: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/analysis/handbook/sheet/file',
    access: 'public',
    kind: 'file',
    summary: 'The bytes of a picture or a sound of a question of the sheet of a key, and of no other',
    input: z.object({ key: z.string().length(SHEET_KEY_LENGTH), fileId: Id }),
    output: z.never(),
  }),
  sheetCodes: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/sheet/codes',
    access: forMakersAndLeaders,
    summary: 'How often the printed sheets of an issue were opened by their codes, and until when they open',
    input: z.object({ handbookId: Id }),
    output: SheetCodes,
  }),
  withdrawSheets: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/sheet/withdraw',
    access: forMakersAndLeaders,
    summary: 'Takes back the codes on the sheets of an issue: from now on they open nothing',
    input: z.object({ handbookId: Id }),
    output: z.object({ withdrawn: z.number().int() }),
  }),
  sheetSetting: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/sheet/setting',
    access: forMakersAndLeaders,
    summary: 'How many days the codes of printed sheets open in this school; 0: sheets carry none',
    input: Nothing,
    output: z.object({ days: SheetDays, canChange: z.boolean() }),
  }),
  saveSheetSetting: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/sheet/setting/save',
    access: forPrincipals,
    summary: 'Says how many days the codes of printed sheets open; it holds for those that are printed already too',
    input: z.object({ days: SheetDays }),
    output: Nothing,
  }),
} satisfies Api;
