import type { AnswerArea } from '@zhibi/contract/papers';

/** The smallest answer area under a place of a page; the frame of a question only where nothing else is. */
export function areaAt(
  areas: readonly AnswerArea[],
  page: number,
  [x, y]: readonly [number, number],
): AnswerArea | undefined {
  const sizeOf = ({ widthMm, heightMm }: AnswerArea) => widthMm * heightMm;
  return areas
    .filter(
      (area) =>
        area.page === page &&
        x >= area.xMm &&
        x <= area.xMm + area.widthMm &&
        y >= area.yMm &&
        y <= area.yMm + area.heightMm,
    )
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}
