import { typstPrelude, typstString } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { ANSWER_RED, STAND_IN } from '../formulas/formulas.js';
import { registrationMarks } from '../sheet/page-plan.js';
import type { PaperSheet, SheetItem, SheetSection } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import type { SourceContext } from './context.js';
import { itemSource, sumSource } from './question.js';

/** Says in the PDF that nothing in it is printed with K; `stampCopies` asks for it before it lays dots under the pages. */
export const WITHOUT_CARBON = 'zhibi-without-carbon';

/** Bits of the ArUco markers 0–3 of the dictionary ARUCO_MIP_36h12 (Garrido-Jurado and others, 2016), row by row. */
const MARKER_BITS = [
  '110100101011011000111010000010011101',
  '011000000000000100010011010011100101',
  '000100100000011011111011111001110010',
  '111111111000101011010110110010110100',
];

/** The whole paper as one Typst document. `templates` are the texts of `typst/*.typ`. */
export function documentSource(paper: PaperSheet, context: SourceContext, templates: string): string {
  const body = paper.sections.map((section) => sectionSource(section, context));
  const texts = [paper.schoolLine ?? '', paper.title, paper.factsLine ?? ''].map(lineSource);
  return [
    typstPrelude,
    settings(paper, context),
    templates,
    '#show: zb-paper',
    `#zb-head(${texts.join(', ')})`,
    context.options.sealLine || context.options.edition === 'teacher' ? '' : `#zb-fields(${list(words.sealFields)})`,
    context.options.scoreTable && paper.sections.length > 0 ? scoreTable(paper) : '',
    ...body,
    creditsSource(paper.credits ?? []),
    '#zb-areas()',
  ].join('\n');
}

function sectionSource(section: SheetSection, context: SourceContext): string {
  const runs: SheetItem[][] = [];
  for (const item of section.items) {
    const run = runs.at(-1);
    if (run && isSum(item) && run.every(isSum)) run.push(item);
    else runs.push([item]);
  }
  const items = runs.map((run) => {
    const [only] = run;
    if (only && run.length === 1 && !isSum(only)) return itemSource(only, context);
    return `#zb-sums((${run.map((item) => sumSource(item, context)).join(', ')},))`;
  });
  return [`#zb-section(${typstString(section.title)}, ${typstString(section.note ?? '')})`, ...items].join('\n');
}

/** Sums that follow each other share a grid. */
const isSum = (item: SheetItem) => item.question.type === questionTypes['oral-arithmetic'];

const list = (texts: readonly string[]) => `(${texts.map(typstString).join(', ')},)`;
const lineSource = (text: string) =>
  text === '' ? '""' : `[#${text.split('\n').map(typstString).join('#linebreak()#')}]`;

function creditsSource(credits: readonly string[]): string {
  if (credits.length === 0) return '';
  const line = [words.credits, credits.join('；')].join('');
  return `#block(above: 6mm, width: 100%, text(7pt, fill: zb.line, ${typstString(line)}))`;
}

function scoreTable(paper: PaperSheet): string {
  const sections = paper.sections.slice(0, 10).map((_, i) => words.sectionNumbers[i] ?? '');
  return `#zb-score-table(${[words.scoreHead, words.scoreRow, words.scoreTotal].map(typstString).join(', ')}, ${list(sections)})`;
}

/** The values that the templates read: measures, colours, words. */
function settings(paper: PaperSheet, { options, plan, indentMm }: SourceContext): string {
  const mm = (value: number) => `${value.toFixed(4)}mm`;
  const marks = registrationMarks(plan.pageSize).map(
    (mark) => `(x: ${mm(mark.xMm)}, y: ${mm(mark.yMm)}, size: ${mm(mark.sizeMm)}, bits: "${MARKER_BITS[mark.id]}")`,
  );
  const values: Record<string, string> = {
    title: typstString(paper.title.replaceAll('\n', ' ')),
    keywords: options.forDots ? `("${WITHOUT_CARBON}",)` : '()',
    foot: typstString(paper.footLine ?? paper.title.replaceAll('\n', ' ')),
    width: mm(plan.widthMm),
    height: mm(plan.heightMm),
    columns: String(plan.columns),
    gutter: mm(plan.gutterMm),
    top: mm(plan.topMm),
    bottom: mm(plan.bottomMm),
    inside: mm(plan.insideMm),
    outside: mm(plan.outsideMm),
    'column-height': mm(plan.columnHeightMm),
    indent: mm(indentMm),
    marks: `(${marks.join(', ')})`,
    seal: String(options.sealLine),
    'seal-words': typstString(words.sealWords),
    'seal-fields': list(words.sealFields),
    'show-areas': String(options.showAreas ?? false),
    grid: typstString(options.characterGrid ?? 'tian'),
    ...(options.forDots ? coloursForDots : colours),
  };
  return `#let zb = (${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')})`;
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
