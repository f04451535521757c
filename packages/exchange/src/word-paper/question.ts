import type { Inline, RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { isBare, namesOnly, pointsOfParts, sharedXml } from './combined.js';
import { isLine, optionColumns } from './measure.js';
import type { WordItem, WordPaper } from './model.js';
import { type ParagraphLook, paragraph } from './paragraphs.js';
import { openPlace } from './places.js';
import { blank, run } from './runs.js';
import { lineXml, type TextTools, textXml } from './texts.js';

/** Numbers and letters hang in so much room, in two em at least. */
const HANG_MM = 7.4;
const HALF_HANG_MM = 5.2;
const DIGIT_MM = 1.86;
const EM_MM = 3.71;

/** Room in which every number of a paper hangs: a tab behind one that fills it would lead far on. */
export const hangOf = (numbers: readonly string[], stop: string): number => {
  const longest = Math.max(1, ...numbers.map((no) => no.length));
  return Math.max(HANG_MM, longest * DIGIT_MM + (stop === '．' ? EM_MM : DIGIT_MM) + 0.8);
};

type Of = Pick<WordPaper, 'withAnswers' | 'isLanguage' | 'lined' | 'stop'> & { tools: TextTools; hangMm: number };

/** A question with its number, its options, and the place to answer in or its answer and analysis. */
export function questionXml({ no, question, score, points, spaceMm, writing }: WordItem, of: Of): string {
  const lead = run(`${no}${of.stop}`) + run('\t') + (points === null ? '' : run(`（${points} 分）`));
  const { hangMm, isLanguage } = of;
  const look: ParagraphLook = { indentMm: hangMm, hangingMm: hangMm, tabs: [{ atMm: hangMm }] };
  const { parts, ...whole } = question;
  if (parts.length === 0) return partXml(whole, of, { lead, look, spaceMm, writing });
  const passage = sharedXml(question, of.tools, { lead, look, isLanguage });
  const worth = pointsOfParts(question, score);
  const partLook: ParagraphLook = { indentMm: hangMm + HANG_MM, hangingMm: HANG_MM };
  const asked: string[] = [];
  let cells: string[] = [];
  const endCells = () => {
    asked.push(...inRows(cells, of));
    cells = [];
  };
  for (const [at, part] of parts.entries()) {
    const number = run(`（${at + 1}）`);
    if (!of.withAnswers && isBare(part)) {
      cells.push(number + (part.type === questionTypes['fill-in'] ? blank(CELL_BLANK_MM) : run('（\u3000\u3000）')));
      continue;
    }
    endCells();
    const space = { spaceMm: Math.max(16, spaceMm / parts.length), writing };
    asked.push(partXml(part, of, { lead: number + run(worth[at] ?? ''), look: partLook, ...space }));
  }
  endCells();
  return [passage, ...asked, of.withAnswers ? analysisXml(whole, of) : ''].join('');
}

const CELL_BLANK_MM = 34;
const IN_A_ROW = 3;

/** What says nothing but its number, side by side at tabs. */
function inRows(cells: readonly string[], { hangMm, tools }: Of): string[] {
  const wide = (tools.roomMm - hangMm) / IN_A_ROW;
  const tabs = Array.from({ length: IN_A_ROW - 1 }, (_, at) => ({ atMm: hangMm + (at + 1) * wide }));
  return Array.from({ length: Math.ceil(cells.length / IN_A_ROW) }, (_, row) =>
    paragraph(cells.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).join(run('\t')), { indentMm: hangMm, tabs }),
  );
}

interface Place {
  lead: string;
  look: ParagraphLook;
  spaceMm: number;
  writing: WordItem['writing'];
}

const CHOICES: readonly number[] = [
  questionTypes['single-choice'],
  questionTypes['multiple-choice'],
  questionTypes['true-false'],
];

function partXml(part: QuestionPart, of: Of, { lead, look, spaceMm, writing }: Place): string {
  const isChoice = CHOICES.includes(part.type);
  const { stem, end } = isChoice ? bracketed(part, of) : { stem: withBlanks(part), end: '' };
  const tools = { ...of.tools, answerOf: (index: number) => blankAnswer(part, of, index) };
  const text = textXml(stem, tools, { ...look, keepNext: part.options.length > 0 }, { lead, end });
  return [
    text,
    namesOnly(part) ? '' : optionsXml(part, of, look.indentMm ?? HANG_MM),
    of.withAnswers ? '' : openPlace(part, { of, indentMm: look.indentMm ?? HANG_MM, spaceMm, writing }),
    of.withAnswers ? answerXml(part, of) + analysisXml(part, of) : '',
  ].join('');
}

const BRACKETS = /\s*[（(][\s\u3000]*[）)]([．。.：:]?)\s*$/;

/** A stem that ends in its （　　）, whether its author typed them or not; in the teacher's edition the answer stands in them. */
function bracketed({ stem, answer }: QuestionPart, { withAnswers }: Of): { stem: RichText; end: string } {
  const said =
    answer.kind === 'choice' ? answer.labels.join('') : answer.kind === 'true-false' ? (answer.value ? '√' : '×') : '';
  const bare = stem.map((block) => {
    const last = block.t === 'p' ? block.children.at(-1) : undefined;
    if (block.t !== 'p' || last?.t !== 'text') return block;
    const cut: Inline = { ...last, v: last.v.replace(BRACKETS, '') };
    return { ...block, children: [...block.children.slice(0, -1), cut] };
  });
  const end =
    withAnswers && said !== '' ? run('（ ') + run(said, { answer: true }) + run(' ）') : run('（\u3000\u3000）');
  return { stem: bare, end };
}

/** A question that asks to fill in has a place for it, also where its author left that out. */
function withBlanks({ type, stem, answer }: QuestionPart): RichText {
  const asks: readonly number[] = [
    questionTypes['fill-in'],
    questionTypes['oral-arithmetic'],
    questionTypes.calligraphy,
  ];
  if (!asks.includes(type)) return stem;
  const lines = stem.flatMap((block) => (block.t === 'p' ? [block.children] : block.rows.flat()));
  if (lines.flat().some(({ t }) => t === 'blank')) return stem;
  const count = answer.kind === 'blanks' ? answer.blanks.length : 1;
  const blanks = Array.from({ length: count }, (_, index): Inline => ({ t: 'blank', index }));
  const last = stem.at(-1);
  if (last?.t !== 'p') return [...stem, { t: 'p', children: blanks }];
  return [...stem.slice(0, -1), { ...last, children: [...last.children, ...blanks] }];
}

const blankAnswer = ({ answer }: QuestionPart, { withAnswers }: Of, index: number): string | undefined =>
  withAnswers && answer.kind === 'blanks' ? answer.blanks[index]?.accepted[0] : undefined;

/** Options in even columns at tabs, as many side by side as there is room for. */
function optionsXml({ options }: QuestionPart, of: Of, indentMm: number): string {
  if (options.length === 0) return '';
  const roomMm = of.tools.roomMm - indentMm;
  const columns = optionColumns(
    options.map(({ content }) => content),
    roomMm,
  );
  const letter = (label: string) => run(`${label}${of.stop}`);
  if (columns === 1)
    return options
      .map(({ label, content }) =>
        textXml(
          content,
          of.tools,
          { indentMm: indentMm + HALF_HANG_MM, hangingMm: HALF_HANG_MM },
          { lead: letter(label) },
        ),
      )
      .join('');
  const tabs = Array.from({ length: columns - 1 }, (_, at) => ({ atMm: indentMm + ((at + 1) * roomMm) / columns }));
  const rows: string[] = [];
  for (let at = 0; at < options.length; at += columns) {
    const cells = options.slice(at, at + columns).map(({ label, content }) => {
      const [line] = content;
      return letter(label) + (line?.t === 'p' && isLine(content) ? lineXml(line.children, of.tools) : '');
    });
    rows.push(paragraph(cells.join(run('\t')), { indentMm, tabs, keepNext: at + columns < options.length }));
  }
  return rows.join('');
}

/** Behind the question: its answer where none stands in its places. */
function answerXml({ answer }: QuestionPart, of: Of): string {
  if (answer.kind !== 'open') return '';
  return solution('【答案】', answer.content, of);
}

const analysisXml = ({ analysis }: Pick<QuestionPart, 'analysis'>, of: Of): string =>
  analysis.length === 0 ? '' : solution('【解析】', analysis, of);

const solution = (name: string, content: RichText, of: Of): string =>
  textXml(
    content,
    { ...of.tools, look: { answer: true } },
    { indentMm: of.hangMm },
    { lead: run(name, { answer: true, bold: true }) },
  );
