import { inlinesOf } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';

interface Exact {
  over: bigint;
  under: bigint;
}

/**
 * For specifications: reads a printed sum with its answers in place and tells whether both sides of = are the same. Shares nothing with what
 * makes and evaluates sums.
 */
export function isTrue(question: QuestionBody): boolean {
  const [left = '', right = ''] = filled(question).split('=');
  const remainder = right.split('……');
  if (remainder.length === 2) {
    const [quotient, rest] = [value(remainder[0] ?? ''), value(remainder[1] ?? '')];
    const [dividend, divisor] = left.split('÷').map(value);
    if (dividend === undefined || divisor === undefined) return false;
    const back = add(times(quotient, divisor), rest);
    return isSame(back, dividend) && rest.over > 0n && rest.over * divisor.under < divisor.over * rest.under;
  }
  return isSame(value(left), value(right));
}

/** The words of a sum with its answers written into the blanks: `3 + 5 = 8`. */
export function filled({ stem, answer }: QuestionBody): string {
  const answers = answer.kind === 'blanks' ? answer.blanks.map(({ accepted }) => accepted[0] ?? '') : [];
  return [...inlinesOf(stem)]
    .map((item) => (item.t === 'blank' ? answers[item.index] : item.t === 'text' || item.t === 'math' ? item.v : ''))
    .join('')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '[$1/$2]')
    .replaceAll('\\times', '×')
    .replaceAll('\\div', '÷')
    .replaceAll('−', '-')
    .replace(/\s/g, '');
}

function value(text: string): Exact {
  const tokens = text.match(/\[\d+\/\d+\]|\d+(?:\.\d+)?|[-+×÷()]/g) ?? [];
  let at = 0;
  const factor = (): Exact => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = terms();
      at += 1;
      return inner;
    }
    const fraction = /^\[(\d+)\/(\d+)\]$/.exec(token);
    if (fraction) return { over: BigInt(fraction[1] ?? 0), under: BigInt(fraction[2] ?? 1) };
    const [front = '0', behind = ''] = token.split('.');
    return { over: BigInt(front + behind), under: 10n ** BigInt(behind.length) };
  };
  const factors = (): Exact => {
    let sofar = factor();
    while (tokens[at] === '×' || tokens[at] === '÷') {
      const isTimes = tokens[at++] === '×';
      const next = factor();
      sofar = times(sofar, isTimes ? next : { over: next.under, under: next.over });
    }
    return sofar;
  };
  const terms = (): Exact => {
    let sofar = factors();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1n : -1n;
      const next = factors();
      sofar = add(sofar, { over: sign * next.over, under: next.under });
    }
    return sofar;
  };
  return terms();
}

const times = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under });
const add = (a: Exact, b: Exact): Exact => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
const isSame = (a: Exact, b: Exact): boolean => a.over * b.under === b.over * a.under;
