import { type AnswerArea, type PageSize, pageSizes } from '@zhibi/contract/papers';
import type { CSSProperties } from 'react';

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where an area lies on its page, whatever size the page is shown in. */
export function placeOf({ xMm, yMm, widthMm, heightMm }: AnswerArea, pageSize: PageSize): CSSProperties {
  const sheet = pageSizes[pageSize];
  return {
    left: percent(xMm, sheet.widthMm),
    top: percent(yMm, sheet.heightMm),
    width: percent(widthMm, sheet.widthMm),
    height: percent(heightMm, sheet.heightMm),
  };
}
