import { typstString } from '@zhibi/content';
import { fieldsAlong, registrationMarks, seal } from '@zhibi/contract/papers';
import { ANSWER_RED, STAND_IN } from '../formulas/formulas.js';
import { isKeyPage, type PaperSheet } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import type { SourceContext } from './context.js';
import { outlinesSource } from './outlines.js';

/** Says in the PDF that nothing in it is printed with K; `stampCopies` asks for it before it lays dots under the pages. */
export const WITHOUT_CARBON = 'zhibi-without-carbon';

/** Letters that come with Typst: those that go with MathJax, and those of books in English; Song has its own. */
const LATIN = { formulas: 'New Computer Modern', book: 'Libertinus Serif', song: 'Zhibi Song' };

/** The rule of a blank hangs so far below the base line. */
const LOW_MM = 1.2;
/** Letters and digits are so high above the base line, in em, powers too; the rest of a pitch is between the lines. */
const TOP_EM = 0.93;

/** The values that the templates read: measures, colours, words. */
export function settingsSource(paper: PaperSheet, context: SourceContext): string {
  const { options, plan, manner, indentMm } = context;
  const marks = (isKeyPage(options.edition) ? [] : registrationMarks(plan.pageSize)).map(
    (mark) => `(x: ${mm(mark.xMm)}, y: ${mm(mark.yMm)}, size: ${mm(mark.sizeMm)}, bits: "${mark.bits}")`,
  );
  const title = paper.title.replaceAll('\n', ' ');
  const faces = `"${LATIN[manner.latin]}"`;
  // A face that is named twice would be tried once, and only for what it covers.
  const latinFirst = manner.latin === 'song' ? '' : `(name: ${faces}, covers: "latin-in-cjk"), `;
  const values: Record<string, string> = {
    title: typstString(title),
    keywords: options.forDots ? `("${WITHOUT_CARBON}",)` : '()',
    foot: typstString(footOf(paper, options.edition)),
    running: `(${(paper.runningHead ?? [paper.schoolLine ?? '', title]).map(typstString).join(', ')})`,
    width: mm(plan.widthMm),
    height: mm(plan.heightMm),
    columns: String(plan.columns),
    gutter: mm(plan.gutterMm),
    top: mm(plan.topMm),
    bottom: mm(plan.bottomMm),
    inside: mm(plan.insideMm),
    outside: mm(plan.outsideMm),
    'head-up': mm(plan.headUpMm),
    'column-height': mm(plan.columnHeightMm),
    indent: mm(indentMm),
    size: `${manner.sizePt}pt`,
    gap: `${((manner.pitchEm - TOP_EM) * manner.sizePt).toFixed(3)}pt`,
    'passage-gap': `${((manner.passageEm - TOP_EM) * manner.sizePt).toFixed(3)}pt`,
    'title-tracking': manner.latin === 'book' ? '0em' : '0.08em',
    'item-gap': mm(manner.itemGapMm),
    justify: String(manner.latin !== 'book'),
    faces: `(${latinFirst}"Zhibi Song", "Zhibi Kai")`,
    kai: `(${latinFirst}"Zhibi Kai", "Zhibi Song")`,
    latin: `(${faces}, "Zhibi Song", "Zhibi Kai")`,
    stop: typstString(manner.stop),
    blank: mm(manner.blankMm),
    low: mm(LOW_MM),
    field: '27mm',
    'score-box': manner.scoreBoxes && options.scoreTable ? typstString(words.scoreRow) : 'none',
    counted: String(manner.countedSquares),
    marks: `(${marks.join(', ')})`,
    seal: options.sealLine ? sealSource(plan) : 'none',
    'show-areas': String(options.showAreas ?? false),
    grid: typstString(paper.characters?.grid ?? options.characterGrid ?? 'tian'),
    ...(options.forDots ? coloursForDots : colours),
  };
  return `#let zb = (${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(
      ', ',
    )})\n${outlinesSource(paper.characters?.outlines ?? {})}\n#let zb-latin(it) = text(font: zb.latin, it)\n#let zb-pinyin(it) = text(size: 0.62em, font: "Zhibi Kai", top-edge: "ascender", bottom-edge: "baseline", it)`;
}

/** Pages of answers say so on each. */
const footOf = ({ footLine, title }: PaperSheet, edition: SourceContext['options']['edition']): string =>
  [footLine ?? title.replaceAll('\n', ' '), isKeyPage(edition) ? words.keyHeads[edition] : '']
    .filter(Boolean)
    .join('　');

const mm = (value: number) => `${value.toFixed(4)}mm`;

function sealSource(plan: SourceContext['plan']): string {
  const fields = fieldsAlong(plan).map(
    ({ label, atMm, widthMm }) => `(label: ${typstString(label)}, at: ${mm(atMm)}, width: ${mm(widthMm)})`,
  );
  return `(words: ${typstString(words.sealWords)}, line: ${mm(seal.lineMm)}, base: ${mm(seal.fieldsMm)}, free: ${mm(seal.lineFreeMm)}, label: ${mm(seal.labelMm)}, fields: (${fields.join(', ')}))`;
}

const colours = {
  ink: 'luma(0)',
  line: 'luma(110)',
  faint: 'luma(150)',
  trace: 'luma(190)',
  red: `rgb("${ANSWER_RED}")`,
  green: 'rgb("#5B9B78")',
};

/** The same for paper with dots: black of cyan, magenta and yellow, which pens do not see. `ink` is found again by its stand-in. */
const coloursForDots = {
  ink: `rgb("${STAND_IN}")`,
  line: 'cmyk(50%, 42%, 42%, 0%)',
  faint: 'cmyk(38%, 30%, 30%, 0%)',
  trace: 'cmyk(26%, 20%, 20%, 0%)',
  red: 'cmyk(0%, 88%, 80%, 0%)',
  green: 'cmyk(55%, 8%, 55%, 0%)',
};
