import { missingParts, toPlain } from '@zhibi/content';
import { QuestionBody, type QuestionPart, type QuestionTypeName, questionTypes } from '@zhibi/contract/questions';
import type { SkipReason, WarnReason } from '@zhibi/contract/questions/exchange';
import { canonicalBody } from './canonical.js';
import { withoutKeyInText } from './key-in-text.js';
import { emptyResult, type Facts, type Limits, type ReadResult } from './model.js';
import { withWholeText } from './whole-text.js';

/** A file that contradicts itself, or leaves out what makes a question of its kind, is not decided by a program, however plainly it says each thing. */
const contradictions: readonly WarnReason[] = [
  'key-names-no-option',
  'key-has-several',
  'key-of-other-kind',
  'blanks-differ-from-key',
  'label-twice',
  'key-in-stem',
  'keys-differ',
  'wildcards-dropped',
  'parts-missing',
];
const contradicted = 0.65;
/** A passage with all that is asked about it has a few thousand signs. */
const hugeStem = 20_000;

/** Collects the result of a reader: counts against the limit, judges each question, keeps the reasons. */
export class QuestionCollector {
  readonly result: ReadResult = emptyResult();
  #full = false;

  constructor(private readonly limits: Limits) {}

  skip(where: string, why: SkipReason): undefined {
    this.result.skipped.push(withWholeText({ where, why }));
  }

  get isFull(): boolean {
    return this.#full;
  }

  /**
   * Keeps a question, or says why not. What it lacks is told, never mended by guessing.
   * @param said.isExact whether its text is to be kept to the letter: no key is looked for in it
   */
  add(
    where: string,
    body: QuestionBody,
    said: { facts: Facts; warnings?: Iterable<WarnReason>; confidence?: number; isExact?: boolean },
  ): undefined {
    if (this.#full) return;
    if (this.result.questions.length >= this.limits.questions) {
      this.#full = true;
      this.skip(where, 'too-many');
      return;
    }
    const cleared = said.isExact ? { body, warnings: [] } : withoutKeyInText(body);
    const read = QuestionBody.safeParse(canonicalBody(withWholeText(cleared.body)));
    if (!read.success) return this.skip(where, 'limits');
    const { stem, options } = read.data;
    if (stem.length === 0 && options.length === 0) return this.skip(where, 'stem-missing');
    const warnings = new Set([
      ...(said.warnings ?? []),
      ...cleared.warnings,
      ...missingParts(read.data).map(({ reason }) => reason),
    ]);
    // No question of any paper is so long: it holds others, or is no question at all.
    const isHuge = toPlain(stem).length > hugeStem;
    if (isHuge) warnings.add('very-long');
    const sure = Math.min(said.confidence ?? 1, isHuge ? contradicted : 1);
    const isAtOdds = contradictions.some((one) => warnings.has(one));
    this.result.questions.push({
      where: withWholeText(where),
      body: read.data,
      facts: withWholeText(said.facts),
      confidence: isAtOdds ? Math.min(sure, contradicted) : sure,
      warnings: [...warnings],
    });
  }
}

export const typeNameOf = (type: number): QuestionTypeName =>
  (Object.keys(questionTypes) as QuestionTypeName[]).find((name) => questionTypes[name] === type) ?? 'subjective'; // the keys of the record are its names

export const typeOfName = (name: string | undefined): QuestionPart['type'] | undefined =>
  name !== undefined && Object.hasOwn(questionTypes, name) ? questionTypes[name as QuestionTypeName] : undefined; // just found among its keys

export const labelAt = (nth: number): string => String.fromCharCode(65 + nth);

/** The name that other systems show in their lists. */
export const titleOf = ({ stem }: Pick<QuestionPart, 'stem'>): string =>
  toPlain(stem).replace(/\s+/g, ' ').trim().slice(0, 60) || '试题';
