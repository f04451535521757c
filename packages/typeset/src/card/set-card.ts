import { typstString } from '@zhibi/content';
import type { Geometry } from '@zhibi/contract/papers';
import { pageSizes } from '@zhibi/contract/papers';
import {
  type CardDesign,
  type CardInk,
  type CardMark,
  geometryOfCard,
  marksOfPage,
  pagesOfCard,
} from '@zhibi/contract/papers/cards';
import { STAND_IN } from '../formulas/formulas.js';
import type { Compiler } from '../press/compiler.js';
import { WITHOUT_CARBON } from '../source/settings.js';

export interface CardJob {
  design: CardDesign;
  /** At the foot of every page. */
  footLine: string;
  /** Printed under dot codes: everything without carbon black. */
  forDots?: boolean;
}

export interface SetCard {
  pdf: Uint8Array;
  geometry: Geometry;
}

/**
 * Prints a card: its marks stand where the record of the contract has them, to a thousandth of a millimetre, and the record is the same as the
 * one on the screen. Throws only where Typst refuses, which is a bug of this engine.
 */
export async function setCard({ design, footLine, forDots = false }: CardJob, compiler: Compiler): Promise<SetCard> {
  const done = compiler.compile(cardSource({ design, footLine, forDots }), new Map());
  if ('failure' in done) throw new Error(`Typst refused the card: ${done.failure.slice(0, 3).join('; ')}`);
  const pdf = forDots ? await (await import('../press/without-carbon.js')).withoutCarbon(done.pdf) : done.pdf;
  return { pdf, geometry: geometryOfCard(design) };
}

function cardSource({ design, footLine, forDots }: Required<CardJob>): string {
  const { widthMm, heightMm } = pageSizes[design.pageSize];
  const inks = forDots ? inksForDots : plainInks;
  const pages = Array.from({ length: pagesOfCard(design) }, (_, i) =>
    marksOfPage(design, i + 1, footLine)
      .map((mark) => markSource(mark, inks))
      .filter(Boolean)
      .join('\n'),
  );
  return [
    `#set document(title: ${typstString(footLine)}, keywords: ${forDots ? `("${WITHOUT_CARBON}",)` : '()'}, date: none)`,
    `#set page(width: ${widthMm}mm, height: ${heightMm}mm, margin: 0mm)`,
    '#set text(font: ("New Computer Modern", "Zhibi Song", "Zhibi Kai"), lang: "zh", region: "cn", fallback: false, top-edge: "baseline", bottom-edge: "baseline")',
    '#let song = ((name: "New Computer Modern", covers: "latin-in-cjk"), "Zhibi Song", "Zhibi Kai")',
    '#let said(x, y, size, face, weight, fill, from, turned, words) = { let it = box(width: 400mm, align(from, text(size: size, font: face, weight: weight, fill: fill, words))); let dx = if from == left { 0mm } else if from == center { -200mm } else { -400mm }; if turned { place(top + left, dx: x, dy: y, rotate(-90deg, origin: top + left, move(dx: dx, it))) } else { place(top + left, dx: x + dx, dy: y, it) } }',
    pages.join('\n#pagebreak()\n'),
  ].join('\n');
}

/** What stands in a box is as dark as its rim: paler, it is black in some boxes of a black-and-white scan and gone in others, and looks like ink. */
const plainInks: Record<CardInk, string> = {
  ink: 'luma(0)',
  line: 'luma(110)',
  faint: 'luma(110)',
  green: 'rgb("#5B9B78")',
  white: 'white',
};

/** Black of cyan, magenta and yellow, which pens do not see. */
const inksForDots: Record<CardInk, string> = {
  ink: `rgb("${STAND_IN}")`,
  line: 'cmyk(50%, 42%, 42%, 0%)',
  faint: 'cmyk(50%, 42%, 42%, 0%)',
  green: 'cmyk(55%, 8%, 55%, 0%)',
  white: 'cmyk(0%, 0%, 0%, 0%)',
};

const mm = (value: number) => `${value.toFixed(4)}mm`;
const sides = { start: 'left', middle: 'center', end: 'right' } as const;

function markSource(mark: CardMark, inks: Record<CardInk, string>): string {
  const ink = inks[mark.ink];
  if (mark.kind === 'text') {
    if (mark.text.trim() === '') return '';
    const face = mark.face === 'hei' ? '"Zhibi Hei"' : 'song';
    const weight = mark.isBold ? '"bold"' : '"regular"';
    return `#said(${mm(mark.xMm)}, ${mm(mark.yMm)}, ${mark.sizePt}pt, ${face}, ${weight}, ${ink}, ${sides[mark.anchor]}, ${mark.isTurned}, ${typstString(mark.text)})`;
  }
  if (mark.kind === 'line') {
    const dash = mark.isDashed ? '(1.1mm, 0.8mm)' : '"solid"';
    return `#place(top + left, line(start: (${mm(mark.x1)}, ${mm(mark.y1)}), end: (${mm(mark.x2)}, ${mm(mark.y2)}), stroke: (paint: ${ink}, thickness: ${mm(mark.widthMm)}, dash: ${dash})))`;
  }
  const look = mark.isFilled ? `fill: ${ink}` : `stroke: ${mm(mark.widthOfLineMm)} + ${ink}`;
  return `#place(top + left, dx: ${mm(mark.xMm)}, dy: ${mm(mark.yMm)}, rect(width: ${mm(mark.widthMm)}, height: ${mm(mark.heightMm)}, ${look}))`;
}
