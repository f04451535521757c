import { type CardBlock, type CardDesign, cardLimits, pagesOfCard } from './design.js';
import { columnsOfCard, type Rect, sharePaper } from './sheet.js';

const GAP = 2;

/** The first place, page by page and column by column, where a block of this height stands on no other; undefined where eight pages are full. */
export function freePlace(design: CardDesign, heightMm: number, from = 1): (Rect & { page: number }) | undefined {
  for (let page = from; page <= Math.min(cardLimits.pages, pagesOfCard(design) + 1); page++)
    for (const column of columnsOfCard(design, page)) {
      const here = design.blocks.filter(
        (block) => block.page === page && sharePaper(block, { ...column, yMm: 0, heightMm: 1_000 }),
      );
      const tops = [column.yMm, ...here.map(({ yMm, heightMm: high }) => yMm + high + GAP)].sort((a, b) => a - b);
      const widthMm = Math.floor(column.widthMm * 2) / 2;
      const yMm = tops.find((top) => {
        const rect = { ...column, widthMm, yMm: top, heightMm };
        const isInside = top >= column.yMm && top + heightMm <= column.yMm + column.heightMm + 0.01;
        return isInside && !here.some((block: CardBlock) => sharePaper(block, rect));
      });
      if (yMm !== undefined) return { page, xMm: Math.ceil(column.xMm * 2) / 2, yMm, widthMm, heightMm };
    }
  return undefined;
}
