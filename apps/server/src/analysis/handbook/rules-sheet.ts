import type { QuestionBody } from '@zhibi/contract/questions';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When the code of a sheet ends: by what the school says now, so that a shorter time holds for what is printed already. */
export const endOfSheet = (madeAt: Date, days: number): Date => new Date(madeAt.getTime() + days * DAY_MS);

export const isSheetOpen = (
  { madeAt, withdrawnAt }: { madeAt: Date; withdrawnAt: Date | null },
  days: number,
  now: Date,
): boolean => withdrawnAt === null && now < endOfSheet(madeAt, days);

/** Where the minute begins in which tries are counted. */
export const minuteBefore = (now: Date): Date => new Date(now.getTime() - MINUTE_MS);

/** A question as it is asked: what is right, and why, stays away, of its parts too. */
export const withoutAnswers = (body: QuestionBody): QuestionBody => ({
  ...body,
  answer: { kind: 'none' },
  analysis: [],
  parts: body.parts.map((part) => ({ ...part, answer: { kind: 'none' }, analysis: [] })),
});

/** Printed beside the code; sheets are Chinese whatever the language of the screen. */
export const sheetWords: readonly string[] = ['扫码看', '答案解析'];

/** The address that a telephone opens. */
export const sheetAddress = (origin: string, key: string): string => new URL(`/wrong/sheet?key=${key}`, origin).href;
