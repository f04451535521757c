import { typstString } from '@zhibi/content';
import { fieldsAlong, registrationMarks, seal } from '@zhibi/contract/papers';
import { ANSWER_RED, STAND_IN } from '../formulas/formulas.js';
import type { Manner } from '../sheet/manner-model.js';
import { isKeyPage, type PaperSheet } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import type { SourceContext } from './context.js';
import { outlinesSource } from './outlines.js';

/** Says in the PDF that nothing in it is printed with K; `stampCopies` asks for it before it lays dots under the pages. */
export const WITHOUT_CARBON = 'zhibi-without-carbon';

/** Letters that come with Typst: those that go with MathJax, and those of books in English; Song has its own. */
const LATIN = {
  formulas: 'New Computer Modern',
  book: 'Libertinus Serif',
  song: 'Zhibi Song',
  reading: 'Zhibi Reading',
};

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
  const han = manner.face === 'hei' ? '"Zhibi Hei", "Zhibi Song", "Zhibi Kai"' : '"Zhibi Song", "Zhibi Kai"';
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
    justify: String(manner.justified),
    faces: `(${latinFirst}${han})`,
    // Nothing is slanted or brushed for who reads with trouble.
    kai: manner.face === 'hei' ? `(${latinFirst}${han})` : `(${latinFirst}"Zhibi Kai", "Zhibi Song")`,
    latin: `(${faces}, ${han})`,
    tracking: `${manner.trackingEm}em`,
    small: String(manner.smallScale),
    edge: String(Math.min(manner.smallScale, MOST_AT_EDGE)),
    large: String(manner.headScale),
    hand: String(manner.handScale),
    ruled: String(manner.ruled),
    emph: manner.face === 'hei' ? '(weight: "bold")' : '(font: ("Zhibi Kai",))',
    stop: typstString(manner.stop),
    blank: mm(manner.blankMm),
    low: mm(LOW_MM),
    field: mm(fieldMm(plan, manner)),
    fold: plan.foldMm === null ? 'none' : mm(plan.foldMm),
    'score-box': manner.scoreBoxes && options.scoreTable ? typstString(words.scoreRow) : 'none',
    counted: String(manner.countedSquares),
    marks: `(${marks.join(', ')})`,
    seal: options.sealLine ? sealSource(plan) : 'none',
    'show-areas': String(options.showAreas ?? false),
    grid: typstString(paper.characters?.grid ?? options.characterGrid ?? 'tian'),
    ...coloursOf(context),
  };
  return `#let zb = (${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(
      ', ',
    )})\n${outlinesSource(paper.characters?.outlines ?? {})}\n#let zb-latin(it) = text(font: zb.latin, it)\n#let zb-pinyin(it) = text(size: 0.62em, font: "Zhibi Kai", top-edge: "ascender", bottom-edge: "baseline", it)`;
}

/** School, class, name and number stand in one line under the title, as wide as they can be. */
function fieldMm({ columnWidthMm }: SourceContext['plan'], { smallScale, trackingEm }: Manner): number {
  const room = (columnWidthMm - 4 * LABEL_MM * smallScale * (1 + trackingEm) - 3 * APART_MM) / 4;
  return room < NARROWEST_MM ? WIDEST_MM : Math.min(WIDEST_MM, room);
}
/** Running head and foot have so much room above and below the text. */
const MOST_AT_EDGE = 1.25;
const [LABEL_MM, APART_MM, NARROWEST_MM, WIDEST_MM] = [12.6, 4, 18, 27];

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

function coloursOf({ options, manner }: SourceContext): Record<string, string> {
  if (options.forDots) return { ...coloursForDots, ...(manner.strong ? strongForDots : {}) };
  return { ...colours, ...(manner.strong ? strong : {}) };
}

/** What is pale for most readers stands out for others. */
const strong = { line: 'luma(50)', faint: 'luma(80)', trace: 'luma(170)', green: 'luma(90)' };
const strongForDots = { line: 'cmyk(68%, 60%, 58%, 0%)', faint: 'cmyk(56%, 48%, 46%, 0%)' };

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
