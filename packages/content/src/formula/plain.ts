import { readThrough, signBefore, signByCommand, subscripts, superscripts } from './commands.js';
import { plainChemistry } from './plain-chemistry.js';
import { type LatexToken, latexTokens } from './tokens.js';

type Reader = { tokens: readonly LatexToken[]; at: number; depth: number };

/** Deeper than this a formula is read as it is typed: no text may stall a reader. */
const deepest = 60;

const isOneThing = (text: string): boolean => /^(?:[\p{L}\p{M}]|[\d.]+|\p{L}[₀-₉]+)$/u.test(text);
const grouped = (text: string): string => (isOneThing(text) ? text : `(${text})`);

const atSpace = (reader: Reader): boolean => /^\s$/.test(reader.tokens[reader.at]?.v ?? '');

function readArgument(reader: Reader): string {
  while (atSpace(reader)) reader.at++;
  return readOne(reader);
}

/** `[3]` of `\sqrt[3]{x}`. */
function readOption(reader: Reader): string {
  if (reader.tokens[reader.at]?.v !== '[') return '';
  const end = reader.tokens.findIndex((token, i) => i > reader.at && token.v === ']');
  if (end < 0) return '';
  const inside = readAll({ tokens: reader.tokens.slice(reader.at + 1, end), at: 0, depth: reader.depth + 1 });
  reader.at = end + 1;
  return inside;
}

/** Raised or lowered whole, or not at all: Unicode has signs for digits, and letters for some of the alphabet only. */
function shifted(text: string, signs: ReadonlyMap<string, string>): string | undefined {
  const each = [...text].map((char) => signs.get(char));
  return each.includes(undefined) ? undefined : each.join('');
}

/** A text raised (`^`) or lowered (`_`) in one line: by signs that Unicode has, else behind the sign: x², aₙ as a_n. */
export function plainScript(sign: '^' | '_', inside: string): string {
  if (inside.trim() === '' || inside === '°' || inside === '′') return inside;
  return shifted(inside, sign === '^' ? superscripts : subscripts) ?? `${sign}${grouped(inside)}`;
}

/** An argument as it was typed: it has a grammar of its own. */
function readSource(reader: Reader): string {
  while (atSpace(reader)) reader.at++;
  const from = reader.at;
  let open = 0;
  do {
    const { t } = reader.tokens[reader.at++] ?? { t: 'close' };
    if (t === 'open') open++;
    if (t === 'close') open--;
  } while (open > 0 && reader.at < reader.tokens.length);
  const typed = reader.tokens.slice(from, reader.at).map(({ t, v }) => (t === 'command' ? `\\${v}` : v));
  return typed.join('').replace(/^\{([\s\S]*)\}$/, '$1');
}

function readCommand(name: string, reader: Reader): string {
  if (/^[dtc]?frac$/.test(name)) return `${grouped(readArgument(reader))}/${grouped(readArgument(reader))}`;
  if (name === 'sqrt') {
    const root = readOption(reader);
    return `${shifted(root, superscripts) ?? `[${root}]`}√${grouped(readArgument(reader))}`;
  }
  if (name === 'begin' || name === 'end') {
    const environment = readArgument(reader);
    if (environment === 'array' && name === 'begin') readArgument(reader);
    return '';
  }
  if (name === 'ce') return plainChemistry(readSource(reader));
  if (name === '\\') return '; ';
  if (signBefore.has(name)) return `${signBefore.get(name)}${readArgument(reader)}`;
  if (readThrough.has(name.replace('*', ''))) return readArgument(reader);
  return signByCommand.get(name) ?? name;
}

function readOne(reader: Reader): string {
  const token = reader.tokens[reader.at++];
  if (token === undefined) return '';
  if (reader.depth > deepest) return token.v;
  reader.depth++;
  const read = readToken(token, reader);
  reader.depth--;
  return read;
}

function readToken(token: LatexToken, reader: Reader): string {
  if (token.t === 'open') {
    let inside = '';
    while (reader.at < reader.tokens.length && reader.tokens[reader.at]?.t !== 'close') inside += readOne(reader);
    reader.at++;
    return inside;
  }
  if (token.t === 'script') return plainScript(token.v === '^' ? '^' : '_', readArgument(reader));
  if (token.t === 'command') {
    const read = readCommand(token.v, reader);
    const next = reader.tokens[reader.at];
    const words = /[A-Za-z]$/.test(read) && next?.t === 'char' && /^[A-Za-z]/.test(next.v) && /^[A-Za-z]/.test(token.v);
    return words && !readThrough.has(token.v) ? `${read} ` : read;
  }
  if (token.t === 'close') return '';
  return token.v === '&' ? ', ' : token.v === '~' ? ' ' : token.v;
}

function readAll(reader: Reader): string {
  let read = '';
  while (reader.at < reader.tokens.length) read += readOne(reader);
  return read;
}

/** A formula as one line that can be searched and read aloud: `\frac{1}{2}x^2` → 1/2x². Never throws; what it does not know it reads as typed. */
export function plainFormula(latex: string): string {
  return readAll({ tokens: latexTokens(latex), at: 0, depth: 0 })
    .replace(/\s+/g, ' ')
    .trim();
}
