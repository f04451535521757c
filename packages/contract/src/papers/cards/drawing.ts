import { pageSizes } from '../geometry.js';
import { registrationMarks } from '../registration-marks.js';
import { cornerMarks } from './corner-marks.js';
import { type CardBlock, type CardDesign, pagesOfCard } from './design.js';
import { drawBlock } from './draw-block.js';
import { drawSeal } from './draw-seal.js';
import { partsBefore, questionByKey } from './geometry-of-card.js';
import { sizeInRoom } from './layout-head.js';
import { type CardMark, ruled, said } from './marks.js';
import { foldOf, isSealed } from './sheet.js';

export type { CardMark } from './marks.js';

/** What is printed of one block. */
export function marksOfBlock(design: CardDesign, block: CardBlock): CardMark[] {
  const goesOn = partsBefore(design.blocks).get(block.blockId) ?? 0;
  return drawBlock(block, { design, byKey: questionByKey(design), goesOn });
}

/** At both ends of the foot: a registration mark and the air it needs. */
const FOOT_SIDE_MM = 24;

/** What is printed around the blocks of a page: registration marks, sealed margin, foot. */
export function marksAround(design: CardDesign, page: number, footLine: string): CardMark[] {
  const { widthMm, heightMm } = pageSizes[design.pageSize];
  const foot = `${footLine}　第 ${page} 页（共 ${pagesOfCard(design)} 页）`;
  const foldMm = foldOf(design);
  return [
    ...(foldMm === undefined ? [] : foldMarks(foldMm, heightMm)),
    ...registrationMarks(design.pageSize).flatMap(cornerMarks),
    ...(isSealed(design, page) ? drawSeal(heightMm) : []),
    // Nothing is read across a fold.
    said(foot, foldMm === undefined ? widthMm / 2 : widthMm / 4, heightMm - 9.5, {
      sizePt: sizeInRoom(foot, (foldMm ?? widthMm) - 2 * FOOT_SIDE_MM, 9),
      anchor: 'middle',
    }),
  ];
}

/** All that is printed of a page, in mm; copies add their codes and names. */
export const marksOfPage = (design: CardDesign, page: number, footLine: string): CardMark[] => [
  ...marksAround(design, page, footLine),
  ...design.blocks.filter((block) => block.page === page).flatMap((block) => marksOfBlock(design, block)),
];

/** Where the sheet is folded, at its head and at its foot, as on papers. */
const foldMarks = (xMm: number, heightMm: number): CardMark[] =>
  [5.5, heightMm - 9.5].map((top) => ({ ...ruled(xMm, top, xMm, top + 4, 0.2), ink: 'line' }));
