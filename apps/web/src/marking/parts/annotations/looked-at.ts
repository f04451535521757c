import type { AnswerToMark } from '@zhibi/contract/marking';
import { placeOnPage } from '../place-on-page.js';
import type { LookedAt } from './annotating-model.js';

/** Near the end of what is written in, where a teacher's tick stands. */
const ALONG = 0.85;

/** Where a stamp goes that a key puts down on an answer. */
export function lookedAtOf(answer: Pick<AnswerToMark, 'studentId' | 'areas'> | undefined): LookedAt | undefined {
  const page = answer?.areas[0]?.page;
  if (answer === undefined || page === undefined) return undefined;
  const place = placeOnPage(answer.areas, page);
  if (place === undefined) return undefined;
  return {
    studentId: answer.studentId,
    page,
    xMm: place.xMm + ALONG * place.widthMm,
    yMm: place.yMm + place.heightMm / 2,
  };
}
