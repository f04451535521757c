import { missingParts } from '@zhibi/content';
import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import type { Variant, VariantValues } from '@zhibi/contract/questions/variants';
import { calculate, type Rational, rational } from '@zhibi/grading/rational';
import { askedParts, type ReadTemplate, rightPlaces } from './rules-check.js';
import { type Budget, evaluate, holds } from './rules-evaluate.js';
import { type Computed, filled, type Random, shuffled } from './rules-fill.js';
import { keyOf, numbersOf } from './rules-numbers.js';
import { valueText } from './rules-print.js';

/** A set of numbers that meets the conditions, with all that is computed of it. */
interface Candidate extends Computed {
  values: VariantValues;
  /** What is right: two candidates with the same have the same answer. */
  answer: string;
}

export interface FoundVariants {
  /** Answers that differ come first; what is taken is not among them. */
  variants: Variant[];
  sets: number;
  answers: number;
  isAll: boolean;
}

/** Of so many sets of numbers all are tried, of more as many by lot. */
const MOST_TRIED = 20_000;
/** Pieces of expressions that are worked out at most: about a quarter of a second. */
const WORK = 400_000;

export const valuesKey = (values: VariantValues): string =>
  values.map(({ name, value }) => `${name}=${value}`).join(' ');

interface Wish {
  random: Random;
  count: number;
  /** Sets of numbers that are there already, and answers that shall not come again. */
  taken?: ReadonlySet<string>;
  takenAnswers?: ReadonlySet<string>;
  /** Whether no two may have the same answer; otherwise they follow behind the others. */
  apart: boolean;
}

/** Finds variants of a question: conditions met, options distinct, the answers apart. Bounded by work, not by time. */
export function findVariants(body: QuestionBody, template: ReadTemplate, wish: Wish): FoundVariants {
  const { random, count, taken = new Set(), takenAnswers = new Set(), apart } = wish;
  const { candidates, isAll } = candidatesOf(body, template, random);
  const answers = new Set(candidates.map(({ answer }) => answer));
  const seen = new Set(takenAnswers);
  const first: Candidate[] = [];
  const others: Candidate[] = [];
  for (const one of candidates) {
    if (taken.has(valuesKey(one.values))) continue;
    (seen.has(one.answer) ? others : first).push(one);
    seen.add(one.answer);
  }
  const variants: Variant[] = [];
  for (const candidate of apart ? first : [...first, ...others]) {
    if (variants.length === count) break;
    const made = { values: candidate.values, body: filled(body, template, candidate, random) };
    if (!missingParts(made.body).some(({ reason }) => reason === 'formula-broken')) variants.push(made);
  }
  return { variants, sets: candidates.length, answers: answers.size, isAll };
}

/** What is right in the question itself, or in a variant of which the values are known. */
export function answerOf(
  body: QuestionBody,
  template: ReadTemplate,
  values: ReadonlyMap<string, Rational>,
): string | undefined {
  return candidateOf(askedOf(body), template, values, { left: WORK })?.answer;
}

function candidatesOf(body: QuestionBody, template: ReadTemplate, random: Random) {
  const counts = template.ranges.map(({ count }) => count);
  const total = counts.reduce((product, count) => product * count, 1);
  const isSmall = total <= MOST_TRIED;
  const budget: Budget = { left: WORK };
  const asked = askedOf(body);
  const candidates: Candidate[] = [];
  const drawn = new Set<string>();
  const own = valuesKey(told(new Map(template.ranges.map(({ name, now }) => [name, now]))));
  let tried = 0;
  for (const at of isSmall ? shuffled(total, random) : Array.from({ length: MOST_TRIED }, () => -1)) {
    if (budget.left <= 0) break;
    tried += 1;
    const places = at < 0 ? counts.map((count) => Math.floor(random() * count)) : placesOf(at, counts);
    const values = valuesAt(template, places);
    const key = valuesKey(told(values));
    if (drawn.has(key) || key === own) continue;
    drawn.add(key);
    const candidate = candidateOf(asked, template, values, budget);
    if (candidate !== undefined) candidates.push(candidate);
  }
  return { candidates, isAll: isSmall && tried === total && budget.left > 0 };
}

const placesOf = (at: number, counts: readonly number[]): number[] => {
  let rest = at;
  return counts.map((count) => {
    const place = rest % count;
    rest = Math.floor(rest / count);
    return place;
  });
};

const valuesAt = ({ ranges }: ReadTemplate, places: readonly number[]): Map<string, Rational> =>
  new Map(
    ranges.map(({ name, from, step }, nth) => [
      name,
      calculate('+', from, calculate('×', step, rational(BigInt(places[nth] ?? 0)))),
    ]),
  );

const told = (values: ReadonlyMap<string, Rational>): VariantValues =>
  [...values].map(([name, value]) => ({ name, value: valueText(value) }));

function candidateOf(
  asked: readonly Asked[],
  { conditions, terms, truths: wanted }: ReadTemplate,
  values: ReadonlyMap<string, Rational>,
  budget: Budget,
): Candidate | undefined {
  if (!conditions.every((condition) => holds(condition, values, budget))) return undefined;
  const numbers = new Map<string, Rational>();
  for (const [key, term] of terms) {
    const value = evaluate(term, values, budget);
    if (value === undefined) return undefined;
    numbers.set(key, value);
  }
  const truths = new Map<string, boolean>();
  for (const [where, condition] of wanted) {
    const value = holds(condition, values, budget);
    if (value === undefined) return undefined;
    truths.set(where, value);
  }
  if (!asked.every((one) => areDistinct(one, numbers))) return undefined;
  const answer = asked.map(({ prefix, part }) => saidRight(part, prefix, { numbers, truths })).join('; ');
  return { values: told(values), numbers, truths, answer };
}

const saidAt = (where: string, numbers: ReadonlyMap<string, Rational>): string =>
  [...numbers].flatMap(([key, value]) => (key.startsWith(`${where} `) ? [valueText(value)] : [])).join(' ');

function saidRight(part: QuestionPart, prefix: string, { numbers, truths }: Computed): string {
  if (part.answer.kind === 'true-false') return String(truths.get(`${prefix}answer`) ?? part.answer.value);
  return rightPlaces(part, prefix)
    .map((where) => saidAt(where, numbers))
    .join(', ');
}

/** A part that is answered, its options apart into words and numbers: that is done once, not for each set of numbers. */
interface Asked {
  prefix: string;
  part: QuestionPart;
  options: readonly { words: string; numbers: readonly { key: string; value: Rational }[] }[];
}

function askedOf(body: QuestionBody): Asked[] {
  const numbers = numbersOf(body);
  return askedParts(body).map(({ prefix, part }) => ({
    prefix,
    part,
    options: part.options.map(({ label, content }) => ({
      words: wordsWithout(content),
      numbers: numbers
        .filter(({ where }) => where === `${prefix}options.${label}`)
        .map((number) => ({ key: keyOf(number), value: number.value })),
    })),
  }));
}

/** No two options of a choice say the same: then what is right stands there once. Numbers are the same by value, however they are written. */
function areDistinct({ options }: Asked, numbers: ReadonlyMap<string, Rational>): boolean {
  const said = options.map((option) =>
    [option.words, ...option.numbers.map(({ key, value }) => valueText(numbers.get(key) ?? value))].join(' '),
  );
  return new Set(said).size === said.length;
}

/** The words of an option apart from its numbers, formulas of a number alone as the number itself. */
const wordsWithout = (content: QuestionPart['stem']): string =>
  JSON.stringify(content)
    .replace(/\\\\[dt]?frac\{\d+\}\{\d+\}|\d+\/\d+/g, '0')
    .replace(/[-−]?\d+(?:\.\d+)?/g, '0')
    .replaceAll('"t":"math"', '"t":"text"');
