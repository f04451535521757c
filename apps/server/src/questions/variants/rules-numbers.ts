import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import type { NumberPlace, QuestionNumber } from '@zhibi/contract/questions/variants';
import type { Rational } from '@zhibi/grading/rational';
import { printed } from './rules-print.js';
import { type Medium, type Span, spansOf } from './rules-scan.js';

/** A number of a question with what it is worth. */
export interface FoundNumber extends QuestionNumber {
  value: Rational;
}

/** What stands in the place of a number; undefined leaves it as it is. */
export type Change = (number: FoundNumber) => Rational | undefined;

const CONTEXT = 16;
export const keyOf = ({ where, at }: NumberPlace): string => `${where} ${at}`;

/** The numbers of a question in reading order: stem, options, key, analysis, and so for each part. */
export function numbersOf(body: QuestionBody): FoundNumber[] {
  const found: FoundNumber[] = [];
  withNumbers(body, (number) => {
    found.push(number);
    return undefined;
  });
  return found;
}

/** The question with other numbers in it, everything else as it was. */
export function withNumbers(body: QuestionBody, change: Change): QuestionBody {
  return {
    ...partWith(body, '', change),
    parts: body.parts.map((part, at) => partWith(part, `parts.${at}.`, change)),
  };
}

function partWith(part: QuestionPart, prefix: string, change: Change): QuestionPart {
  const rich = (text: RichText, name: string, whole = false) =>
    richWith(text, new Walk(`${prefix}${name}`, change, whole));
  return {
    ...part,
    stem: rich(part.stem, 'stem'),
    options: part.options.map(({ label, content }) => ({ label, content: rich(content, `options.${label}`, true) })),
    answer: answerWith(part, prefix, change),
    analysis: rich(part.analysis, 'analysis'),
  };
}

function answerWith({ answer }: QuestionPart, prefix: string, change: Change): QuestionPart['answer'] {
  if (answer.kind === 'open')
    return { kind: 'open', content: richWith(answer.content, new Walk(`${prefix}answer`, change, false)) };
  if (answer.kind !== 'blanks') return answer;
  const blanks = answer.blanks.map(({ accepted }, at) => {
    const [first = '', ...others] = accepted;
    const walk = new Walk(`${prefix}blanks.${at}`, change, true);
    const said = walk.piece(first, 'key', { before: '', after: '' }).map(wordsOf).join('');
    // The other spellings say what is no longer right.
    return { accepted: walk.isChanged ? spellings(said) : [first, ...others] };
  });
  return { kind: 'blanks', blanks };
}

/** A fraction is right as it is and, where that has an end, in decimals. */
function spellings(said: string): string[] {
  const fraction = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(said);
  if (fraction === null) return [said];
  const [, minus = '', over = '0', under = '1'] = fraction;
  const decimal = Number(over) / Number(under);
  const text = String(decimal);
  const isExact = /^\d+(?:\.\d{1,6})?$/.test(text) && (BigInt(over) * 10n ** 6n) % BigInt(under) === 0n;
  return isExact ? [said, `${minus}${text}`] : [said];
}

const wordsOf = (item: Inline): string => ('v' in item ? item.v : '');

function richWith(rich: RichText, walk: Walk): RichText {
  return rich.map(
    (block): Block =>
      block.t === 'p'
        ? { ...block, children: walk.line(block.children) }
        : { ...block, rows: block.rows.map((row) => row.map((cell) => walk.line(cell))) },
  );
}

/** Goes through one text of a question and counts its numbers. */
class Walk {
  isChanged = false;
  #at = 0;
  constructor(
    private readonly where: string,
    private readonly change: Change,
    private readonly whole: boolean,
  ) {}

  line(items: readonly Inline[]): Inline[] {
    const words = items.map((item) => (item.t === 'blank' ? '___' : wordsOf(item)));
    return items.flatMap((item, nth): Inline[] => {
      if (item.t !== 'text' && item.t !== 'math') return [item];
      const around = { before: words.slice(0, nth).join(''), after: words.slice(nth + 1).join('') };
      const pieces = this.piece(item.v, item.t, around);
      if (item.t === 'math') return [{ ...item, v: pieces.map(wordsOf).join('') }];
      return pieces.map((piece) => (piece.t === 'text' ? { ...item, v: piece.v } : piece));
    });
  }

  /** A piece of text with other numbers in it: words, and a formula where a fraction came into them. */
  piece(text: string, medium: Medium, around: { before: string; after: string }): Inline[] {
    const pieces: Inline[] = [];
    let end = 0;
    for (const span of spansOf(text, medium, { before: around.before, whole: this.whole })) {
      const near = { before: around.before + text.slice(0, span.from), after: text.slice(span.to) + around.after };
      const value = this.change(this.#found(span, near));
      this.#at += 1;
      if (value === undefined) continue;
      this.isChanged = true;
      const kept = text.slice(end, span.from);
      // What was printed before is what this number stands behind now.
      pieces.push({ t: 'text', v: kept }, printed(value, span, medium, near));
      end = span.to;
    }
    return [...pieces, { t: 'text', v: text.slice(end) }].filter(
      (piece): piece is Inline => wordsOf(piece as Inline) !== '',
    ); // as: a text is an inline
  }

  #found({ literal, value }: Span, near: { before: string; after: string }): FoundNumber {
    const { where } = this;
    return {
      where,
      at: this.#at,
      literal,
      value,
      before: near.before.slice(-CONTEXT),
      after: near.after.slice(0, CONTEXT),
    };
  }
}
