import type { QuestionPart } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { chineseName, shownTexts, typedTexts } from '../key-text.js';
import { licenceNames } from '../licence.js';
import { lostNote, lostTitle } from '../loss-notes.js';
import type { Exchanged, Facts, Writing } from '../model.js';
import { typeNameOf } from '../question-collector.js';
import { columns, partSign, stageNames } from './columns.js';
import { TextSources } from './text-sources.js';

/** A cell of Excel holds so many characters. */
const longestCell = 32_767;

const factCells = ({
  difficulty,
  knowledge,
  subject,
  stage,
  source,
  licence,
  year,
  minutes,
  version,
}: Facts): string[] => [
  difficulty === undefined ? '' : `${difficulty}`,
  knowledge.join('\n'),
  subject ?? '',
  stage === undefined ? '' : stageNames[stage],
  source ?? '',
  licence === undefined ? '' : licenceNames[licence],
  year === undefined ? '' : `${year}`,
  minutes === undefined ? '' : `${minutes}`,
  version === undefined ? '' : `${version}`,
];

/** The texts of a part as its cells show them, in the order in which they are read; what was typed is remembered. */
function textCells(part: QuestionPart, letters: readonly string[], sources: TextSources): string[] {
  const [shown, typed] = [shownTexts(part), typedTexts(part)];
  const optionOf = ({ options }: typeof typed, letter: string) =>
    options.find(({ label }) => label === letter)?.content ?? '';
  return [
    sources.add(shown.stem, typed.stem),
    ...letters.map((letter) => sources.add(optionOf(shown, letter), optionOf(typed, letter))),
    sources.add(shown.answer, typed.answer),
    sources.add(shown.analysis, typed.analysis),
  ];
}

function rowOf(
  part: QuestionPart,
  facts: Facts | undefined,
  { letters, sources }: { letters: readonly string[]; sources: TextSources },
): string[] {
  return [
    chineseName(typeNameOf(part.type)),
    ...textCells(part, letters, sources),
    ...factCells(facts ?? { knowledge: [] }),
    facts === undefined ? partSign : '',
  ];
}

const lettersOf = (questions: readonly Exchanged[]): string[] => {
  const used = questions
    .flatMap(({ body }) => [body, ...body.parts])
    .flatMap(({ options }) => options.map(({ label }) => label));
  const last = Math.max(3, ...used.filter((label) => /[A-Z]/.test(label)).map((label) => label.charCodeAt(0) - 65));
  return Array.from({ length: last + 1 }, (_, nth) => String.fromCharCode(65 + nth));
};

/** For each row the question that it begins; -1 for the rows of its parts. */
const placesOfRows = (questions: readonly Exchanged[], places: readonly number[]): number[] =>
  places.flatMap((place) => [place, ...(questions[place]?.body.parts ?? []).map(() => -1)]);

/** The titles of the table, for options up to a letter. */
export function tableTitles(letters: readonly string[] = ['A', 'B', 'C', 'D']): string[] {
  const { type, stem, ...rest } = columns;
  return [
    type[0],
    stem[0],
    ...letters.map((letter) => `选项${letter}`),
    ...Object.values(rest).map(([title]) => title),
  ];
}

/**
 * The rows of the table, titles first, as a person reads them, and the list of what was typed that lies beside the sheet. A question with a cell longer
 * than Excel holds is left out.
 */
export function encodeTable({ questions, lost = [] }: Pick<Writing, 'questions' | 'lost'>): {
  rows: string[][];
  places: number[];
  beside: string | undefined;
} {
  const [letters, sources] = [lettersOf(questions), new TextSources()];
  const places: number[] = [];
  const rows = questions.flatMap(({ body, facts }, place) => {
    const { parts, ...own } = canonicalBody(body);
    const texts = { letters, sources };
    const made = [rowOf(own, facts, texts), ...parts.map((part) => rowOf(part, undefined, texts))];
    if (made.some((cells) => cells.some((cell) => cell.length > longestCell))) return [];
    places.push(place);
    return made;
  });
  const titled = [tableTitles(letters), ...rows];
  const beside = sources.toXml();
  if (lost.length === 0) return { rows: titled, places, beside };
  const notes = [lostTitle(questions.length, lost), ...placesOfRows(questions, places).map((at) => lostNote(lost, at))];
  return { rows: titled.map((cells, at) => [...cells, notes[at] ?? '']), places, beside };
}
