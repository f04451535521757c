import { typstPrelude, typstString } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { isKeyPage, type PaperSheet, type SheetItem, type SheetSection } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import { charactersSource } from './characters.js';
import type { SourceContext } from './context.js';
import { keyPageSource } from './key-page.js';
import { practiceFieldsSource } from './practice-fields.js';
import { bearsScores, boxedSource, isBoxed, isWritten, itemSource, sumSource } from './question.js';
import { settingsSource } from './settings.js';
import { wordsSource } from './words-source.js';

/** The whole paper as one Typst document. `templates` are the texts of `typst/*.typ`. */
export function documentSource(paper: PaperSheet, context: SourceContext, templates: string): string {
  const { sealLine, scoreTable, edition } = context.options;
  const head = [settingsSource(paper, context), typstPrelude, templates, '#show: zb-paper'];
  if (isKeyPage(edition)) {
    const texts = [paper.schoolLine ?? '', paper.title].map(lineSource);
    const named = `#zb-head(${texts.join(', ')}, text(size: 13pt, weight: "bold", ${typstString(words.keyHeads[edition])}))`;
    return [...head, named, ...keyPageSource(paper, context), creditsSource(paper.credits ?? []), '#zb-areas()'].join(
      '\n',
    );
  }
  const body = paper.sections.map((section) => sectionSource(section, context));
  const [school, title, facts] = [paper.schoolLine ?? '', paper.title, paper.factsLine ?? ''].map(lineSource);
  // Between the page's code at the left and the words of a second QR code, both as far from the middle.
  const clear = paper.narrowTitle === true && paper.title !== '' ? `box(width: 76mm, ${title})` : title;
  return [
    ...head,
    `#zb-head(${school}, ${clear}, ${facts})`,
    notesSource(paper.notes ?? []),
    sealLine || edition === 'teacher' || paper.title === '' ? '' : fieldsSource(paper),
    scoreTable && paper.sections.length > 0 ? scoreTableSource(paper) : '',
    ...body,
    creditsSource(paper.credits ?? []),
    '#zb-areas()',
  ].join('\n');
}

function sectionSource(section: SheetSection, context: SourceContext): string {
  const runs: SheetItem[][] = [];
  for (const item of section.items) {
    const run = runs.at(-1);
    const [before] = run ?? [];
    const grid = gridOf(item, context);
    if (run && before && grid !== undefined && gridOf(before, context) === grid) run.push(item);
    else runs.push([item]);
  }
  const showsScores = bearsScores(section, context.paper.sections);
  const { characters } = context.paper;
  if (characters !== undefined && section.items.every(isWord)) {
    const words = charactersSource(section.items, characters, context);
    return `#zb-section(${typstString(section.title)}, text(""))\n#v(1.4mm)\n${words}`;
  }
  const items = runs.map((run) => {
    const [only] = run;
    const grid = only && gridOf(only, context);
    if (only && grid === undefined) return itemSource(only, context, showsScores);
    if (grid === 'boxes') return `#zb-card-choices((${run.map((item) => boxedSource(item, context)).join(', ')},))`;
    const most = context.paper.sums === undefined ? '' : `, most: ${context.paper.sums.columns}`;
    return `#zb-sums((${run.map((item) => sumSource(item, context, run)).join(', ')},)${most})`;
  });
  const head =
    section.title === '' ? '' : `#zb-section(${typstString(section.title)}, ${wordsSource(section.note ?? '')})`;
  const [first] = section.items;
  // Lines with blanks bring their own room above them.
  const closer = first && isWritten(first.question) ? '#v(-1mm)' : '';
  return [head, closer, ...items].join('\n');
}

/** Sums that follow each other share a grid; on an answer card so do choices, and what is filled in. */
function gridOf({ question }: SheetItem, { options }: SourceContext): 'sums' | 'boxes' | undefined {
  if (question.type === questionTypes['oral-arithmetic']) return 'sums';
  if (!options.answerCard) return undefined;
  if (isBoxed(question)) return 'boxes';
  return question.type === questionTypes['fill-in'] ? 'sums' : undefined;
}

/** On a sheet of characters other questions stand as on any paper. */
const isWord = ({ question: { type, answer } }: SheetItem) =>
  type === questionTypes.calligraphy && answer.kind === 'blanks';

const list = (texts: readonly string[]) => `(${texts.map(typstString).join(', ')},)`;
const lineSource = (text: string) =>
  text === '' ? '""' : `[#${text.split('\n').map(wordsSource).join('#linebreak()#')}]`;

/** What the head asks for: whose the paper is, of a sheet of practice also when and how long. */
const fieldsSource = (paper: PaperSheet): string =>
  paper.sums === undefined && paper.characters === undefined
    ? `#zb-fields(${list(words.sealFields.map((it) => `${it}：`))})`
    : practiceFieldsSource(paper.sums);

function creditsSource(credits: readonly string[]): string {
  if (credits.length === 0) return '';
  const line = [words.credits, credits.join('；')].join('');
  return `#block(above: 6mm, width: 100%, text(7pt, fill: zb.line, ${typstString(line)}))`;
}

function notesSource(notes: readonly string[]): string {
  if (notes.length === 0) return '';
  return `#zb-notes(${typstString(words.notes)}, (${notes.map((note, i) => `{ text(${typstString(`${i + 1}．`)}); ${wordsSource(note)} }`).join(', ')},))`;
}

/** More columns would be too narrow to write points in. */
const MOST_COLUMNS = 14;

/** The sections by their numerals; those whose questions are worked out show each by its number, as far as the row has room. */
function scoreTableSource({ sections, stage, subject }: PaperSheet): string {
  const oneByOne = stage !== 'primary' && (subject === undefined || subject === 'maths');
  const isWorked = ({ items }: SheetSection) =>
    oneByOne &&
    items.length > 1 &&
    items.length < 10 &&
    items.every(({ question }) => question.type === questionTypes.subjective);
  const shown = sections.slice(0, words.sectionNumbers.length).map((section, i) => ({
    numeral: words.sectionNumbers[i] ?? '',
    numbers: isWorked(section) ? section.items.map(({ no }) => no) : [],
  }));
  const columns = shown.reduce((sum, { numbers }) => sum + Math.max(1, numbers.length), 0);
  const cells = shown.map(
    ({ numeral, numbers }) =>
      `(${typstString(numeral)}, ${columns > MOST_COLUMNS || numbers.length === 0 ? '()' : list(numbers)})`,
  );
  return `#zb-score-table(${[words.scoreHead, words.scoreRow, words.scoreTotal].map(typstString).join(', ')}, (${cells.join(', ')},))`;
}
