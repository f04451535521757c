import type { QuestionPart } from '@zhibi/contract/questions';
import { rightByShares } from '../full-marks.js';
import { numberOf } from '../number-key.js';

type Blank = { accepted: string[] };

const escaped = (text: string): string =>
  text
    .replace(/[\\}~#"/*]/g, '\\$&')
    .replace(/^=/, '\\=')
    .replace(/\n/g, ' ');

/** One embedded answer: `{1:SHORTANSWER:=2~=two}`. */
export const clozeOf = ({ accepted }: Blank): string => `{1:SHORTANSWER:=${accepted.map(escaped).join('~=')}}`;

/** Braces of plain text that would be read as an embedded answer. */
export const plainBraces = (escapedHtml: string): string => escapedHtml.replace(/\{(?=\d*:)/g, '&#123;');

const open = /\{\d*:([A-Z_]+):/g;
const SHORT = ['SHORTANSWER', 'SA', 'MW', 'SHORTANSWER_C', 'SAC', 'MWC'];
const NUMBER = ['NUMERICAL', 'NM'];
/** Choose one, shown in any way. Of what is to be chosen together (MULTIRESPONSE) a blank has no key. */
const CHOICE = /^(?:MULTICHOICE(?:_[VH]?S?)?|MC[VH]?S?)$/;
const longestAnswer = 20_000;

function endOf(html: string, from: number): number {
  for (let at = from; at < Math.min(html.length, from + longestAnswer); at++) {
    if (html[at] === '\\') at++;
    else if (html[at] === '}') return at;
  }
  return -1;
}

const pieces = (text: string): string[] => text.match(/(?:\\[\s\S]|[^~\\])+/g) ?? [];
const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1');
const withoutFeedback = (text: string): string => /^(?:\\[\s\S]|[^#\\])*/.exec(text)?.[0] ?? '';

/** An embedded answer taken apart: the spellings that earn all points. */
function acceptedOf(body: string): { accepted: string[]; isPartial: boolean; hadWildcards: boolean } {
  const answers = pieces(body).map((piece) => {
    const [, percent, rest = ''] = /^(?:=|%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(piece.trimStart()) ?? [];
    const usual = piece.trimStart().startsWith('=') ? 100 : 0;
    return { percent: Number(percent ?? usual), text: withoutFeedback(rest).trim() };
  });
  const { right, isPartial } = rightByShares(answers.map(({ percent }) => percent));
  const said = answers.flatMap(({ text }, nth) => (right[nth] ? [text] : []));
  const outlined = said.filter((text) => /\*/.test(text.replace(/\\[\s\S]/g, '')));
  const accepted = said.filter((text) => !outlined.includes(text)).map(unescaped);
  return { accepted, isPartial, hadWildcards: outlined.length > 0 };
}

export interface ClozeRead {
  html: string;
  blanks: Blank[];
  hadChoices: boolean;
  /** Whether of a number more than single values are right: then `accepted` says what, for a person. */
  hasRanges: boolean;
  hadShares: boolean;
  hadWildcards: boolean;
  /** A kind of embedded answer that a blank cannot be. */
  isForeign: boolean;
}

/** Takes the embedded answers out of the HTML and leaves a blank for each, but for those that stand in a blank already. */
export function readCloze(html: string, decode: (html: string) => string): ClozeRead {
  const read: ClozeRead = {
    html: '',
    blanks: [],
    hadChoices: false,
    hasRanges: false,
    hadShares: false,
    hadWildcards: false,
    isForeign: false,
  };
  let at = 0;
  for (let found = open.exec(html); found; found = open.exec(html)) {
    const end = endOf(html, open.lastIndex);
    if (end < 0) continue;
    const kind = found[1] ?? '';
    const { accepted, isPartial, hadWildcards } = acceptedOf(decode(html.slice(open.lastIndex, end)));
    read.hadShares ||= isPartial;
    read.hadWildcards ||= hadWildcards;
    const isNumber = NUMBER.includes(kind);
    read.hadChoices ||= CHOICE.test(kind);
    read.isForeign ||= !isNumber && !SHORT.includes(kind) && !CHOICE.test(kind);
    const numbers = isNumber ? accepted.map(numberOf) : [];
    read.hasRanges ||= numbers.some(({ isExact }) => !isExact);
    // Underscores beside the answer draw the same place once more.
    const before = html.slice(at, found.index).replace(/_{3,}(?:\s|&nbsp;)*$/, '');
    const isInBlank = /data-blank="\d+"[^<>]*>[_\s]*$/.test(before.slice(-400));
    read.html += before + (isInBlank ? '' : `<span data-blank="${read.blanks.length}"></span>`);
    read.blanks.push({ accepted: isNumber ? numbers.map(({ text }) => text) : accepted });
    at = end + 1 + (/^(?:\s|&nbsp;)*_{3,}(?!\s*\{)/.exec(html.slice(end + 1, end + 200))?.[0].length ?? 0);
    open.lastIndex = at;
  }
  open.lastIndex = 0;
  read.html += html.slice(at);
  return read;
}

/** Whether the key answers the blanks of the text one to one: only then can it be embedded. */
export function embedsKey({ stem, answer }: QuestionPart, indices: readonly number[]): boolean {
  if (answer.kind !== 'blanks' || stem.length === 0) return false;
  return answer.blanks.length === indices.length && indices.every((index, nth) => index === nth);
}
