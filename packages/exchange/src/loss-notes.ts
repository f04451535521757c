import { lostReasons } from '@zhibi/contract/questions/exchange';
import type { Lost } from './model.js';

/** So many questions are named in a file; the count tells of the rest. */
const MOST_NAMED = 200;

const said = (what: Lost['what']): string =>
  `${what.map((one) => lostReasons[one].zh).join('、')} / ${what.map((one) => lostReasons[one].en).join(', ')}`;

/** The head of what a file says of its own losses, for whoever opens it anywhere. */
export const lostTitle = (questions: number, lost: readonly Lost[]): string =>
  `未能保存 ${lost.length}/${questions} 题的部分内容 / not carried whole: ${lost.length} of ${questions} questions`;

/** What is lost of the question at a place; '' where nothing is. */
export function lostNote(lost: readonly Lost[], at: number): string {
  const found = lost.find(({ question }) => question === at);
  return found === undefined ? '' : said(found.what);
}

/** The notes of a file, a line each; none where nothing is lost. */
export const lossNotes = (questions: number, lost: readonly Lost[]): string[] =>
  lost.length === 0
    ? []
    : [
        lostTitle(questions, lost),
        ...lost.slice(0, MOST_NAMED).map(({ question, what }) => `#${question + 1}: ${said(what)}`),
      ];

/** The notes as a comment of XML, which may not hold two dashes. */
export function lossComment(questions: number, lost: readonly Lost[]): string {
  const notes = lossNotes(questions, lost);
  return notes.length === 0 ? '' : `<!--\n${notes.join('\n').replaceAll('--', '- -')}\n-->\n`;
}
