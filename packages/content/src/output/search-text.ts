import type { AnswerKey, QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { plainFormula } from '../formula/plain.js';
import { toPlain } from './plain.js';

/** Radicals that programs which read PDFs put in the place of the character and that NFKC leaves alone. */
const characterByRadical: ReadonlyMap<string, string> = new Map(
  '⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟'
    .match(/../gu)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(1)] as const) ?? [],
);

const radicals = /[\u2e80-\u2eff]/g;
const betweenCharacters = /(?<=[\p{Script=Han}，。、；：？！])\s+(?=[\p{Script=Han}，。、；：？！])/gu;

/**
 * A text in the one spelling that is searched: NFKC (full width to half width, ⽐ to 比, x² to x2) and 2^n like 2ⁿ,
 * lower case, no spaces inside Chinese.
 * Fold what a person types into the search box with the same function.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .replace(radicals, (radical) => characterByRadical.get(radical) ?? radical)
    .replaceAll('^', '')
    .toLowerCase()
    .replace(betweenCharacters, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainAnswer(answer: AnswerKey): string {
  if (answer.kind === 'open') return toPlain(answer.content);
  if (answer.kind !== 'blanks') return '';
  return answer.blanks
    .flatMap((blank) => blank.accepted.map((one) => (one.includes('\\') ? plainFormula(one) : one)))
    .join(' ');
}

const plainPart = (part: QuestionPart): string =>
  [
    toPlain(part.stem),
    ...part.options.map((option) => toPlain(option.content)),
    plainAnswer(part.answer),
    toPlain(part.analysis),
  ].join('\n');

/** All that can be found in a question: stem, options, answer, analysis and its parts, folded for search. Holds the answer: for staff only. */
export function searchText(body: QuestionBody): string {
  return foldForSearch([plainPart(body), ...body.parts.map(plainPart)].join('\n'));
}
