import { latexSign } from '../../formula/signs.js';
import { END, type EqPiece, HIGH, LATEX, type LOW, readEqCode } from './eq-code.js';

const functions = /^(?:arc(?:sin|cos|tan)|sin|cos|tan|cot|log|ln|lg|lim|max|min)$/;
/** Text of Chinese, with the signs of its sentences. */
const chinese = /[\u3001-\u303f\u3400-\u9fff\uff01-\uff60]/;

/** Plain signs as LaTeX: Chinese is text, `sin` a function, everything else the signs of a formula. */
function signsLatex(text: string): string {
  return [...text.matchAll(/[\u3001-\u303f\u3400-\u9fff\uff01-\uff60]+|[A-Za-z]+|./gsu)]
    .map(([word]) => {
      if (chinese.test(word)) return `\\text{${word}}`;
      if (functions.test(word)) return `\\${word} `;
      return [...word].map(latexSign).join('');
    })
    .join('');
}

/** Text of the code with what stands high or low in it. */
function textLatex(text: string): string {
  let latex = '';
  for (const [, mark, marked = '', plain = ''] of text.matchAll(
    /([\uE001-\uE003])([^\uE004]*)\uE004|([^\uE001-\uE004]+)/g,
  )) {
    if (mark === LATEX) latex += marked;
    else if (mark === undefined) latex += signsLatex(plain);
    else latex += `${latex === '' ? '{}' : ''}${mark === HIGH ? '^' : '_'}{${signsLatex(marked)}}`;
  }
  return latex;
}

/** Signs that follow each other are one text: the marks in it open and close. */
function joined(pieces: readonly EqPiece[]): EqPiece[] {
  const out: EqPiece[] = [];
  for (const one of pieces) {
    const last = out.at(-1);
    if ('text' in one && last && 'text' in last) out[out.length - 1] = { text: last.text + one.text };
    else out.push(one);
  }
  return out;
}

class NotKnown extends Error {}

const brackets = (sign: string): string => (sign === '' ? '.' : latexSign(sign).trim());
const partners: Record<string, string | undefined> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const operators: Record<string, string | undefined> = { su: '\\sum', pr: '\\prod', in: '\\int' };

function piecesLatex(pieces: readonly EqPiece[]): string {
  return joined(pieces)
    .map((one) => ('text' in one ? textLatex(one.text) : switchLatex(one)))
    .join('');
}

/** A mark that is laid over a letter: an arrow, a bar, a ring around a number. */
function overlaid(given: readonly EqPiece[][]): string {
  const texts = given.map((one) => piecesLatex(one).trim());
  const at = texts.findIndex((one) => /^\^?\{?(?:\\to|→)\s?\}?$/.test(one));
  const other = texts.filter((_, nth) => nth !== at).join('');
  if (at >= 0 && texts.length === 2) return `\\overrightarrow{${other}}`;
  throw new NotKnown();
}

function switchLatex({ name, options, given }: Exclude<EqPiece, { text: string }>): string {
  const at = (nth: number): string => piecesLatex(given[nth] ?? []).trim();
  const needs = (...counts: number[]): void => {
    if (!counts.includes(given.length)) throw new NotKnown();
  };
  switch (name) {
    case 'f':
      needs(2);
      return `\\frac{${at(0)}}{${at(1)}}`;
    case 'r':
      needs(1, 2);
      return given.length === 1 || at(0) === '' ? `\\sqrt{${at(given.length - 1)}}` : `\\sqrt[${at(0)}]{${at(1)}}`;
    case 's':
      return shifted(
        options,
        given.map((one) => piecesLatex(one).trim()),
      );
    case 'b': {
      const side = (wanted: string) => options.find((one) => one.startsWith(wanted))?.slice(2);
      const both = side('bc');
      const [left, right] = [side('lc') ?? both, side('rc') ?? (both && (partners[both] ?? both))];
      const isPlain = left === undefined && right === undefined;
      const inner = given.map((one) => piecesLatex(one)).join(',');
      return `\\left${isPlain ? '(' : brackets(left ?? '')}${inner}\\right${isPlain ? ')' : brackets(right ?? '')}`;
    }
    case 'a':
      return arrayLatex(
        options,
        given.map((one) => piecesLatex(one).trim()),
      );
    case 'i': {
      needs(3);
      const own = options.find((one) => /^[fv]c/.test(one))?.slice(2);
      const sign =
        own === undefined
          ? (operators[options.find((one) => operators[one]) ?? 'in'] ?? '\\int')
          : latexSign(own).trim();
      const [low, high] = [at(0), at(1)];
      return `${sign}${low === '' ? '' : `_{${low}}`}${high === '' ? '' : `^{${high}}`} ${at(2)}`;
    }
    case 'l':
      return given.map((one) => piecesLatex(one)).join(',');
    case 'x':
      needs(1);
      if (options.length === 0) return `\\boxed{${at(0)}}`;
      if (options.join() === 'to') return `\\overline{${at(0)}}`;
      if (options.join() === 'bo') return `\\underline{${at(0)}}`;
      throw new NotKnown();
    case 'o':
      return overlaid(given);
    case 'd':
      // A distance, and nothing to see, unless a line is drawn over it.
      if (options.includes('li')) throw new NotKnown();
      return '';
    default:
      throw new NotKnown();
  }
}

/** What stands high, what stands low, or both. */
function shifted(options: readonly string[], texts: readonly string[]): string {
  const shifts = options.filter((one) => /^(?:up|do)/.test(one));
  if (texts.length === 1) {
    const isLow = shifts[0]?.startsWith('do') ?? false;
    return `${isLow ? '_' : '^'}{${texts[0] ?? ''}}`;
  }
  if (texts.length !== 2) throw new NotKnown();
  const isTurned = shifts[0]?.startsWith('do') ?? false;
  const [high, low] = isTurned ? [texts[1], texts[0]] : [texts[0], texts[1]];
  return `^{${high ?? ''}}_{${low ?? ''}}`;
}

function arrayLatex(options: readonly string[], texts: readonly string[]): string {
  const columns = Number(options.find((one) => /^co\d/.test(one))?.slice(2) ?? '1');
  if (!(columns > 0 && columns < 20)) throw new NotKnown();
  const rows = texts.flatMap((_, nth) => (nth % columns === 0 ? [texts.slice(nth, nth + columns).join(' & ')] : []));
  const side = options.includes('ac') ? 'c' : options.includes('ar') ? 'r' : 'l';
  return `\\begin{array}{${side.repeat(columns)}}${rows.join(' \\\\ ')}\\end{array}`;
}

/** The code of an EQ field (`EQ \f(1,2)`, as WPS and older Word write formulas) as LaTeX; undefined where it cannot be said. */
export function eqLatex(code: string): string | undefined {
  const read = readEqCode(code.replace(/^\s*EQ\b/i, '').replace(/\\\*\s*(?:jc\d|hps\d+|"[^"]*"|\w+)/gi, ''));
  if (read === undefined) return undefined;
  try {
    // A power with nothing before it is one of nothing.
    const latex = piecesLatex(read).trim();
    return latex === '' ? undefined : latex.replace(/^(?=[\^_])/, '{}');
  } catch (error) {
    if (error instanceof NotKnown) return undefined;
    throw error;
  }
}

/** Text within a formula, marked. */
export const marked = (mark: typeof HIGH | typeof LOW | typeof LATEX, text: string): string => mark + text + END;
