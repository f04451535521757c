import { AnswerKey, type QuestionTypeName } from '@zhibi/contract/questions';
import { parseRich } from '../authoring/parse.js';
import { toPlain } from '../output/plain.js';
import { foldForSearch } from '../output/search-text.js';
import { usualKind } from './usual-kind.js';

const truth: Record<string, boolean | undefined> = {
  ...Object.fromEntries(['true', 't', 'yes', '对', '正确', '√', '✓', '是', '1'].map((word) => [word, true])),
  ...Object.fromEntries(['false', 'f', 'no', '错', '错误', '×', 'x', '✗', '否', '0'].map((word) => [word, false])),
};

/** `["B"]`, `["A", "C"]`, `["AC"]`, `"A, C"`: the letters that are named. */
const labelsFrom = (words: string[]): string[] => [
  ...new Set(
    words.flatMap((word) => [...word.normalize('NFKC').toUpperCase()].filter((sign) => !/[\s,.;、]/.test(sign))),
  ),
];

const marked = /\[\[(?:b|i|u|wave|dot|sub|sup):/;

/** An accepted spelling is LaTeX without dollar signs, and has no marks of a text: 10⁻³ as a person types it. */
const spellingOf = (text: string): string =>
  marked.test(text) ? toPlain(parseRich(text)) : (/^\s*\$([^$]+)\$\s*$/.exec(text)?.[1]?.trim() ?? text);

function blanksFrom(said: readonly unknown[]): unknown {
  return said.map((one) => ({
    accepted: (Array.isArray(one) ? one : [one]).map((text: unknown) =>
      typeof text === 'string' ? spellingOf(text) : typeof text === 'number' ? `${text}` : undefined,
    ),
  }));
}

function byKind(kind: unknown, said: Record<string, unknown>): unknown {
  if (kind === 'open') return { kind, content: typeof said.content === 'string' ? parseRich(said.content) : undefined };
  if (kind === 'blanks') return { kind, blanks: Array.isArray(said.blanks) ? blanksFrom(said.blanks) : undefined };
  return said;
}

function byType(type: QuestionTypeName, said: readonly unknown[]): unknown {
  const kind = usualKind[type];
  const words = said.map((one) => (Array.isArray(one) ? one.join('、') : `${one}`));
  if (kind === 'choice') return { kind, labels: labelsFrom(words) };
  if (kind === 'true-false')
    return { kind, value: words.length === 1 ? truth[foldForSearch(words[0] ?? '')] : undefined };
  if (kind === 'blanks') return { kind, blanks: blanksFrom(said) };
  return { kind, content: parseRich(words.join('\n')) };
}

const saysNothing = (one: unknown): boolean =>
  one === null || one === undefined || (typeof one === 'string' && one.trim() === '');

/** The key that a line gives, as a list, a single value or an object with its kind; undefined when it cannot be one. */
export function readAnswer(type: QuestionTypeName, said: unknown): AnswerKey | undefined {
  if (typeof said === 'object' && said !== null && !Array.isArray(said)) {
    const named = said as Record<string, unknown>; // any object has string keys; its values are checked below
    return AnswerKey.safeParse(byKind(named.kind, named)).data;
  }
  const list: unknown[] = Array.isArray(said) ? said : [said];
  if (list.every(saysNothing)) return { kind: 'none' };
  return AnswerKey.safeParse(byType(type, list)).data;
}
