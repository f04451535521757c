import { type AnswerPicture, PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import type { AnswerArea } from '@zhibi/contract/papers';
import { type Rect, strokeBounds } from '@zhibi/ink';
import type { InkOfPage } from '../../platform/ink/unpack.js';
import type { OnPage } from './views.js';

/** A stroke that ends where its area does is seen to its edge. */
const NIB_MM = 1;

const grown = ({ xMm, yMm, widthMm, heightMm }: Rect, beside: number, above: number): Rect => ({
  xMm: xMm - beside,
  yMm: yMm - above,
  widthMm: widthMm + 2 * beside,
  heightMm: heightMm + 2 * above,
});

interface Answer {
  areas: readonly AnswerArea[];
  pictures: readonly AnswerPicture[];
  written: readonly InkOfPage[];
}

/**
 * What of an answer may lie outside the places made for it: a letter beside the boxes, a ring around an option. Pictures are shown whole, for nobody
 * knows what is on them; ink is known.
 */
export function beyondAreas({ areas, pictures, written }: Answer): OnPage[] {
  const shown = pictures.flatMap(({ areaId, typed, besideMm }): OnPage[] => {
    const area = typed === null ? areas.find((one) => one.areaId === areaId) : undefined;
    return area ? [{ page: area.page, ...grown(area, besideMm, PICTURE_MARGIN_MM) }] : [];
  });
  const alone = areas[0]?.page;
  const inked = written.flatMap(({ page = alone, strokes }): OnPage[] =>
    page === undefined || strokes.length === 0 ? [] : [{ page, ...grown(strokeBounds(...strokes), NIB_MM, NIB_MM) }],
  );
  return [...shown, ...inked];
}
