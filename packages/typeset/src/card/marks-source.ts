import { typstString } from '@zhibi/content';
import { type PageSize, pageSizes } from '@zhibi/contract/papers';
import type { CardInk, CardMark } from '@zhibi/contract/papers/cards';
import { STAND_IN } from '../formulas/formulas.js';
import { WITHOUT_CARBON } from '../source/settings.js';

interface MarkedPages {
  pageSize: PageSize;
  title: string;
  forDots: boolean;
  /** Inks that are others than usual. */
  inks?: Partial<Record<CardInk, string>>;
}

/** Pages on which marks stand where the record of the contract has them. */
export function marksSource(
  marked: readonly CardMark[][],
  { pageSize, title, forDots, inks: own }: MarkedPages,
): string {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const inks = { ...(forDots ? inksForDots : plainInks), ...own };
  const pages = marked.map((marks) =>
    marks
      .map((mark) => markSource(mark, inks))
      .filter(Boolean)
      .join('\n'),
  );
  return [
    `#set document(title: ${typstString(title)}, keywords: ${forDots ? `("${WITHOUT_CARBON}",)` : '()'}, date: none)`,
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
