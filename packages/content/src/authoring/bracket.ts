import { ImageSource, Inline } from '@zhibi/contract/kernel';
import type { LineWord, Token } from './token.js';
import { markByWord, unescapeValue } from './words.js';

const lineWords = new Set<string>(['center', 'end', 'indent', 'table', 'table:header', '/table'] satisfies LineWord[]);
const isLineWord = (word: string): word is LineWord => lineWords.has(word);

const opening = /\[\[([a-z]+):/y;
const whole = /\[\[((?:\\[\s\S]|[^\\[\]])*)\]\]/y;

/** The values between bars; a bar after a backslash belongs to its value. */
function valuesOf(text: string): string[] {
  const values: string[] = [];
  for (const [, value = '', bar] of text.matchAll(/((?:\\[\s\S]|[^\\|])*)(\||$)/g)) {
    values.push(unescapeValue(value));
    if (bar === '') break;
  }
  return values;
}

function sourceFrom(kind: string | undefined, content: string | undefined): unknown {
  if (kind !== 'figure') return kind === 'svg' ? { kind, svg: content } : { kind, fileId: content };
  try {
    return { kind, figure: JSON.parse(content ?? '') };
  } catch {
    return undefined; // not what we write: it stays text
  }
}

function imageFrom(values: string[]): Inline | undefined {
  const [kind, content, width, height, alt = ''] = values;
  const source = ImageSource.safeParse(sourceFrom(kind, content));
  if (!source.success) return undefined;
  return { t: 'image', source: source.data, widthMm: Number(width), heightMm: Number(height), alt };
}

function blankFrom(word: string, nextBlank: number): Inline | undefined {
  const found = /^blank(?::(\d{0,4}))?(?::([\d.e+-]+))?$/.exec(word);
  if (!found) return undefined;
  const index = found[1] ? Number(found[1]) : nextBlank;
  return found[2] ? { t: 'blank', index, widthMm: Number(found[2]) } : { t: 'blank', index };
}

function atomFrom(word: string, nextBlank: number): Inline | undefined {
  if (word === 'br') return { t: 'break' };
  if (word.startsWith('math:')) return { t: 'math', v: unescapeValue(word.slice(5)) };
  if (word.startsWith('display:')) return { t: 'math', v: unescapeValue(word.slice(8)), display: true };
  if (word.startsWith('image:')) return imageFrom(valuesOf(word.slice(6)));
  return blankFrom(word, nextBlank);
}

/** What stands at the `[[` at `text[at]`, or undefined when it is two brackets and no more. */
export function bracketAt(text: string, at: number, nextBlank: number): Token | undefined {
  opening.lastIndex = at;
  const found = opening.exec(text);
  const mark = markByWord[found?.[1] ?? ''];
  if (found && mark) return { t: 'open', raw: found[0], mark };
  whole.lastIndex = at;
  const [raw, word] = whole.exec(text) ?? [];
  if (raw === undefined || word === undefined) return undefined;
  if (isLineWord(word)) return { t: 'word', raw, word };
  const atom = Inline.safeParse(atomFrom(word, nextBlank));
  return atom.success ? { t: 'atom', raw, inline: atom.data } : undefined;
}
