import { toPlain, typstString } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionPart } from '@zhibi/contract/questions';
import type { PaperSheet, SheetItem, SheetSection } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import { keyText } from './answers.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';

/** One answer under its number: letters and short words stand side by side, what is longer has lines of its own. */
interface Entry {
  itemId: string;
  lead: string;
  answer: RichText;
  analysis: RichText;
  kind: 'letters' | 'words' | 'lines';
  /** Begins a row, whatever stands before it. */
  first: boolean;
  /** Stands behind the number of a text. */
  isPart: boolean;
}

/** 参考答案: numbers and answers of a whole paper, no word of its questions; with the analyses where they are asked for. */
export const keyPageSource = (paper: PaperSheet, context: SourceContext): string[] =>
  paper.sections.map((section) => sectionSource(section, context));

function sectionSource(section: SheetSection, context: SourceContext): string {
  const runs: Entry[][] = [];
  for (const entry of section.items.flatMap((item) => entriesOf(item, context))) {
    const run = runs.at(-1);
    if (run && !entry.first && run[0]?.kind === entry.kind && run[0].isPart === entry.isPart && entry.kind !== 'lines')
      run.push(entry);
    else runs.push([entry]);
  }
  const head = section.title === '' ? '' : `#zb-section(${typstString(section.title)}, text(""))`;
  return [head, ...runs.map((run) => `#${runSource(run, context)}`)].filter(Boolean).join('\n');
}

function runSource(run: Entry[], context: SourceContext): string {
  const [only] = run;
  if (only?.kind === 'lines') return lineSource(only, context);
  const cells = run.map(
    ({ itemId, lead, answer }) => `{ ${lead}; zb-inline(${richSource(answer, context, { itemId, widthMm: 80 })}) }`,
  );
  return `zb-key-cells((${cells.join(', ')},), indent: ${only?.isPart ? 'zb.indent' : '0mm'})`;
}

function lineSource({ itemId, lead, answer, analysis }: Entry, context: SourceContext): string {
  const place = { itemId, widthMm: context.plan.columnWidthMm - context.indentMm };
  const said = answer.length === 0 ? lead : richSource(answer, context, { ...place, lead });
  const head = `strong(${typstString(words.analysis)})`;
  const why = analysis.length === 0 ? 'none' : richSource(analysis, context, { ...place, lead: head });
  return `zb-key-lines(${said}, ${why})`;
}

/** The questions about a text stand under the number of the text, each with its own. */
function entriesOf({ itemId, no, question }: SheetItem, context: SourceContext): Entry[] {
  const number = typstString(words.number(no, context.manner.stop));
  if (question.parts.length === 0) return [entryOf(itemId, question, { number, part: '', first: false }, context)];
  const parts = question.parts.map((part, i) =>
    entryOf(itemId, part, { number: i === 0 ? number : '', part: words.part(i), first: i === 0 }, context),
  );
  const analysis = analysisOf(question, context);
  if (analysis.length === 0) return parts;
  return [...parts, { itemId, lead: '[]', answer: [], analysis, kind: 'lines', first: true, isPart: true }];
}

function entryOf(
  itemId: string,
  question: QuestionPart,
  { number, part, first }: { number: string; part: string; first: boolean },
  context: SourceContext,
): Entry {
  const answer = answerOf(question, context);
  const analysis = analysisOf(question, context);
  const kind = analysis.length > 0 ? 'lines' : kindOf(question, answer);
  const hangs = kind === 'lines' || part !== '';
  const start = number === '' ? '' : hangs ? `zb-lead(${number}, none)` : `zb-sum-lead(${number})`;
  const lead = [start, part === '' ? '' : `text(${typstString(part)})`].filter(Boolean).join(' + ');
  return { itemId, lead, answer, analysis, kind, first, isPart: part !== '' };
}

const said = (v: string): RichText => [{ t: 'p', children: [{ t: 'text', v }] }];

function answerOf(question: QuestionPart, context: SourceContext): RichText {
  const { answer } = question;
  if (answer.kind === 'true-false') return said(answer.value ? '√' : '×');
  const key = keyText(question, context);
  return isEmpty(key) ? said(words.noAnswer) : key;
}

const analysisOf = ({ analysis }: QuestionPart, { options }: SourceContext): RichText =>
  options.edition === 'explained' && !isEmpty(analysis) ? analysis : [];

/** Formulas, pictures and tables say something too. */
const isEmpty = (rich: RichText): boolean =>
  rich.every((block) => block.t === 'p' && block.children.every((one) => one.t === 'text' && one.v.trim() === ''));

/** Longer answers are read line by line. */
const SHORT = 24;

function kindOf({ answer }: QuestionPart, rich: RichText): Entry['kind'] {
  if (answer.kind === 'choice' || answer.kind === 'true-false') return 'letters';
  const [only, ...more] = rich;
  const isWord = only?.t === 'p' && more.length === 0 && only.children.every(({ t }) => t === 'text' || t === 'math');
  return isWord && toPlain(rich).length <= SHORT ? 'words' : 'lines';
}
