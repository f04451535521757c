import type { RichText } from '@zhibi/contract/kernel';
import {
  type AnswerKey,
  type Option,
  type QuestionBody,
  type QuestionPart,
  type QuestionType,
  questionTypes,
} from '@zhibi/contract/questions';

import { countedBlanks, eachInline } from '../editor/counted-blanks.js';

const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const MOST_OPTIONS = LABELS.length;

const choices: readonly QuestionType[] = [questionTypes['single-choice'], questionTypes['multiple-choice']];
export const asksToChoose = (type: QuestionType): boolean => choices.includes(type);
const inBlanks: readonly QuestionType[] = [questionTypes['fill-in'], questionTypes['oral-arithmetic']];
export const asksInBlanks = (type: QuestionType): boolean => inBlanks.includes(type);

const emptyOptions = (): Option[] => [...'ABCD'].map((label) => ({ label, content: [] }));

export const emptyPart = (type: QuestionType): QuestionPart => ({
  type,
  stem: [],
  options: asksToChoose(type) ? emptyOptions() : [],
  answer: { kind: 'none' },
  analysis: [],
});

export const emptyBody = (type: QuestionType): QuestionBody => ({
  ...emptyPart(type),
  parts: type === questionTypes.combined ? [emptyPart(questionTypes['single-choice'])] : [],
});

/** The key that still fits a type; none where it does not. */
function keyFor(type: QuestionType, answer: AnswerKey): AnswerKey {
  const fits: Record<AnswerKey['kind'], boolean> = {
    choice: asksToChoose(type),
    'true-false': type === questionTypes['true-false'],
    blanks: asksInBlanks(type),
    open: !asksToChoose(type) && !asksInBlanks(type) && type !== questionTypes['true-false'],
    none: true,
  };
  if (!fits[answer.kind]) return { kind: 'none' };
  const [first] = answer.kind === 'choice' ? answer.labels : [];
  return type === questionTypes['single-choice'] && first !== undefined ? { kind: 'choice', labels: [first] } : answer;
}

/** The same words as another type: what fits it stays. */
export function withType<P extends QuestionPart>(part: P, type: QuestionType): P {
  const options = asksToChoose(type) ? (part.options.length > 0 ? part.options : emptyOptions()) : [];
  const answer = asksInBlanks(type) ? blanksFor(part, type) : keyFor(type, part.answer);
  return { ...part, type, options, answer };
}

const blanksFor = (part: QuestionPart, type: QuestionType): AnswerKey => {
  const kept = keyFor(type, part.answer);
  const count = countBlanks(part.stem);
  return kept.kind === 'none' && count > 0
    ? { kind: 'blanks', blanks: Array.from({ length: count }, noSpelling) }
    : kept;
};

/** Between a combined question and the others the words stay; its parts come and go. */
export const withBodyType = (body: QuestionBody, type: QuestionType): QuestionBody => ({
  ...withType(body, type),
  parts:
    type !== questionTypes.combined
      ? []
      : body.parts.length > 0
        ? body.parts
        : [emptyPart(questionTypes['single-choice'])],
});

/** Options in this order, lettered anew; the key goes with what it names. `from` says which option each was before, null for a new one. */
function relettered<P extends QuestionPart>(part: P, order: readonly { from: string | null; content: RichText }[]): P {
  const options = order.map(({ content }, at) => ({ label: LABELS.charAt(at), content }));
  const next = new Map(order.flatMap(({ from }, at) => (from === null ? [] : [[from, LABELS.charAt(at)] as const])));
  if (part.answer.kind !== 'choice') return { ...part, options };
  const labels = part.answer.labels.flatMap((label) => next.get(label) ?? []).sort();
  return { ...part, options, answer: labels.length > 0 ? { kind: 'choice', labels } : { kind: 'none' } };
}

const orderOf = (part: QuestionPart) => part.options.map(({ label, content }) => ({ from: label, content }));

export const withMoreOptions = <P extends QuestionPart>(part: P): P =>
  part.options.length >= MOST_OPTIONS ? part : relettered(part, [...orderOf(part), { from: null, content: [] }]);

export const withoutOption = <P extends QuestionPart>(part: P, label: string): P =>
  relettered(
    part,
    orderOf(part).filter(({ from }) => from !== label),
  );

/** An option one place up (-1) or down (1). */
export function withMovedOption<P extends QuestionPart>(part: P, label: string, by: 1 | -1): P {
  const order = orderOf(part);
  const at = order.findIndex(({ from }) => from === label);
  const [one, other] = [order[at], order[at + by]];
  if (!one || !other) return part;
  order[at] = other;
  order[at + by] = one;
  return relettered(part, order);
}

export const withOption = <P extends QuestionPart>(part: P, label: string, content: RichText): P => ({
  ...part,
  options: part.options.map((option) => (option.label === label ? { label, content } : option)),
});

/** One right option of a single choice, one more or one less of a multiple choice. */
export function withChosen<P extends QuestionPart>(part: P, label: string): P {
  const chosen = part.answer.kind === 'choice' ? part.answer.labels : [];
  const single = part.type === questionTypes['single-choice'];
  const has = chosen.includes(label);
  const labels = has ? chosen.filter((one) => one !== label) : single ? [label] : [...chosen, label].sort();
  return { ...part, answer: labels.length > 0 ? { kind: 'choice', labels } : { kind: 'none' } };
}

type Blank = Extract<AnswerKey, { kind: 'blanks' }>['blanks'][number];
export const noSpelling = (): Blank => ({ accepted: [''] });

export function countBlanks(rich: RichText): number {
  let count = 0;
  eachInline(rich, (item) => {
    if (item.t === 'blank') count++;
    return item;
  });
  return count;
}

/** What was accepted for each blank, by the name that the editor gives it: a blank that comes back by undo has its spellings again. */
export class BlankMemory {
  #session: object | undefined;
  #keys: readonly number[] = [];
  readonly #byKey = new Map<number, Blank>();

  /** The stem as it is now, with its key: each blank keeps the spellings that were typed for it. */
  follow<P extends QuestionPart>(
    part: P,
    stem: RichText,
    { keys, session }: { keys: readonly number[]; session: object },
  ): P {
    const known = part.answer.kind === 'blanks' ? part.answer.blanks : [];
    if (session !== this.#session) {
      this.#session = session;
      this.#byKey.clear();
      this.#keys = known.map((_, at) => at);
    }
    known.forEach((blank, at) => {
      const key = this.#keys[at];
      if (key !== undefined) this.#byKey.set(key, blank);
    });
    this.#keys = keys;
    if (!asksInBlanks(part.type)) return { ...part, stem };
    const blanks = keys.map((key) => this.#byKey.get(key) ?? noSpelling());
    return { ...part, stem, answer: blanks.length > 0 ? { kind: 'blanks', blanks } : { kind: 'none' } };
  }
}

/** Before saving: spellings that say nothing go, and a key that says nothing is none. */
export function settled<P extends QuestionPart>(part: P): P {
  const { answer } = part;
  if (answer.kind === 'open' && answer.content.length === 0) return { ...part, answer: { kind: 'none' } };
  if (answer.kind !== 'blanks') return part;
  const blanks = answer.blanks.map(({ accepted }) => ({
    accepted: [...new Set(accepted.map((one) => one.trim()).filter((one) => one !== ''))],
  }));
  const isWhole = blanks.every(({ accepted }) => accepted.length > 0);
  return { ...part, answer: isWhole ? { kind: 'blanks', blanks } : { kind: 'none' } };
}

export const settledBody = (body: QuestionBody): QuestionBody => ({ ...settled(body), parts: body.parts.map(settled) });

/** Blanks of an imported text may be counted in another order than they stand: then the key follows the reading. */
export function inReadingOrder<P extends QuestionPart>(part: P): P {
  const { answer } = part;
  const indices: number[] = [];
  eachInline(part.stem, (item) => {
    if (item.t === 'blank') indices.push(item.index);
    return item;
  });
  if (indices.every((index, at) => index === at)) return part;
  const stem = countedBlanks(part.stem);
  if (answer.kind !== 'blanks') return { ...part, stem };
  const blanks = indices.map((index) => answer.blanks[index] ?? noSpelling());
  return { ...part, stem, answer: { kind: 'blanks', blanks } };
}
