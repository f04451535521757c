import type { AnswerArea } from '@zhibi/contract/papers';
import type { Rect } from '@zhibi/ink';

/** Where an answer stands on a page: around all that is written in, else its frame; undefined where it stands elsewhere. */
export function placeOnPage(areas: readonly AnswerArea[], page: number): Rect | undefined {
  const here = areas.filter((area) => area.page === page);
  const written = here.filter(({ areaType }) => areaType !== 0);
  const around = written.length > 0 ? written : here;
  if (around.length === 0) return undefined;
  const xMm = Math.min(...around.map((area) => area.xMm));
  const yMm = Math.min(...around.map((area) => area.yMm));
  return {
    xMm,
    yMm,
    widthMm: Math.max(...around.map((area) => area.xMm + area.widthMm)) - xMm,
    heightMm: Math.max(...around.map((area) => area.yMm + area.heightMm)) - yMm,
  };
}
