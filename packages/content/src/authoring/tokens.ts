import { bracketAt } from './bracket.js';
import { formulaAt } from './dollar.js';
import type { Token } from './token.js';
import { escapable, longestBlank, mmPerUnderscore, shortestBlank, unescapeValue } from './words.js';

const plainRun = /[^\\$_*{[\]|\n]+/y;
const ruby = /\{\{((?:\\[\s\S]|[^\\|{}\n])+)\|((?:\\[\s\S]|[^\\|{}\n])+)\}\}/y;
const sameSigns = /(.)\1*/y;

function runAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function formulaToken(text: string, at: number): Token[] | undefined {
  const found = formulaAt(text, at);
  if (!found) return undefined;
  const { v, display, end } = found;
  return [{ t: 'atom', raw: text.slice(at, end), inline: display ? { t: 'math', v, display } : { t: 'math', v } }];
}

function underscores(raw: string, index: number): Token[] {
  if (raw.length < shortestBlank) return [{ t: 'text', raw }];
  const widthMm = Math.min(raw.length, longestBlank) * mmPerUnderscore;
  return [{ t: 'atom', raw, inline: { t: 'blank', index, widthMm } }];
}

/** `**` opens or closes bold, `****` closes and opens; any other number of stars is stars. */
function stars(raw: string): Token[] {
  if (raw.length === 2) return [{ t: 'star', raw }];
  if (raw.length !== 4) return [{ t: 'text', raw }];
  return [
    { t: 'star', raw: '**' },
    { t: 'star', raw: '**' },
  ];
}

/**
 * Backslashes stand for themselves (`C:\\new`, `\\\\ \\hline`), except before a sign of the form: there two are one, and an odd one makes the sign plain.
 */
function backslashes(raw: string, next: string | undefined): { tokens: Token[]; length: number } {
  if (next === undefined || !escapable.includes(next)) return { tokens: [{ t: 'text', raw }], length: raw.length };
  const kept = raw.slice(0, Math.floor(raw.length / 2));
  const plain = raw.length % 2 === 1 ? next : '';
  return { tokens: [{ t: 'text', raw: kept + plain }], length: raw.length + plain.length };
}

function rubyToken(text: string, at: number): Token[] | undefined {
  const found = runAt(ruby, text, at);
  const [raw, v, over] = found ?? [];
  if (raw === undefined || v === undefined || over === undefined) return undefined;
  return [{ t: 'atom', raw, inline: { t: 'ruby', v: unescapeValue(v), over: unescapeValue(over) } }];
}

function tokensAt(text: string, at: number, nextBlank: number): { tokens: Token[]; length: number } {
  const sign = text[at] ?? '';
  const signs = (): string => runAt(sameSigns, text, at)?.[0] ?? sign;
  const read = (tokens: Token[] | undefined) => {
    const list: Token[] = tokens ?? [{ t: 'text', raw: sign }];
    return { tokens: list, length: list.reduce((sum, token) => sum + token.raw.length, 0) };
  };
  switch (sign) {
    case '\\':
      return backslashes(signs(), text[at + signs().length]);
    case '$':
      return read(formulaToken(text, at));
    case '_':
      return read(underscores(signs(), nextBlank));
    case '*':
      return read(stars(signs()));
    case '{':
      return read(rubyToken(text, at));
    case '[': {
      const token = text[at + 1] === '[' ? bracketAt(text, at, nextBlank) : undefined;
      return read(token && [token]);
    }
    case ']':
      return read(text[at + 1] === ']' ? [{ t: 'close', raw: ']]' }] : undefined);
    case '|':
      return read([{ t: 'pipe', raw: '|' }]);
    case '\n':
      return read([{ t: 'line', raw: '\n' }]);
    default:
      return read([{ t: 'text', raw: runAt(plainRun, text, at)?.[0] ?? sign }]);
  }
}

/**
 * Cuts the authoring form into signs and text, from left to right, in time that grows with the text. Signs that turn out to be text are one
 * piece with the text around them: a line of 300,000 braces is one, not as many. Blanks count up in reading order.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const add = (token: Token) => {
    const last = tokens.at(-1);
    if (token.t === 'text' && last?.t === 'text') tokens[tokens.length - 1] = { t: 'text', raw: last.raw + token.raw };
    else tokens.push(token);
  };
  let nextBlank = 0;
  let at = 0;
  while (at < text.length) {
    const found = tokensAt(text, at, nextBlank);
    for (const token of found.tokens) {
      if (token.t === 'atom' && token.inline.t === 'blank') nextBlank = token.inline.index + 1;
      add(token);
    }
    at += found.length;
  }
  return tokens;
}
