import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import type { Parameter, Template, TemplateFault } from '@zhibi/contract/questions/variants';
import { compare, fromDecimal, type Rational } from '@zhibi/grading/rational';
import { type Budget, evaluate, holds } from './rules-evaluate.js';
import { type FoundNumber, keyOf, numbersOf } from './rules-numbers.js';
import { functionNames, NotRead } from './rules-pieces.js';
import { valueText } from './rules-print.js';
import { type Condition, readCondition, readTerm, type Term } from './rules-read.js';

/** A parameter with what it may be: `count` values, `step` apart. */
export interface Range {
  name: string;
  from: Rational;
  step: Rational;
  count: number;
  now: Rational;
}

/** A template whose expressions are read. */
export interface ReadTemplate {
  ranges: readonly Range[];
  conditions: readonly Condition[];
  terms: ReadonlyMap<string, Term>;
  truths: ReadonlyMap<string, Condition>;
}

type Fault = Omit<TemplateFault, 'detail'> & { detail?: string };

const MOST_VALUES = 100_000;
const CHECKING = 50_000;

export const rationalOf = (figure: number): Rational => fromDecimal(String(figure));

const askedParts = (body: QuestionBody): { prefix: string; part: QuestionPart }[] =>
  body.parts.length > 0
    ? body.parts.map((part, at) => ({ prefix: `parts.${at}.`, part }))
    : [{ prefix: '', part: body }];

/** Reads a template against its question and says all that is wrong with it, each thing at its place. */
export function readTemplate(body: QuestionBody, template: Template): { read: ReadTemplate; faults: TemplateFault[] } {
  const faults: Fault[] = [];
  const names = new Set(template.parameters.map(({ name }) => name));
  const reading = <T>(at: Fault['at'], read: () => T): T | undefined => {
    try {
      return read();
    } catch (fault) {
      if (!(fault instanceof NotRead)) throw fault;
      faults.push({ at, reason: fault.reason, detail: fault.detail });
      return undefined;
    }
  };
  const ranges = template.parameters.map((one) => rangeOf(one, template, faults));
  const now = new Map(ranges.map((range) => [range.name, range.now]));
  const budget: Budget = { left: CHECKING };
  const conditions = template.conditions.flatMap(
    (text, index) => reading({ kind: 'condition', index }, () => readCondition(text, names)) ?? [],
  );
  const numbers = new Map(numbersOf(body).map((number) => [keyOf(number), number]));
  const terms = new Map<string, Term>();
  for (const { where, at, expression } of template.numbers) {
    const place = { kind: 'number', where, at } as const;
    const number = numbers.get(keyOf({ where, at }));
    if (number === undefined || terms.has(keyOf({ where, at }))) {
      faults.push({ at: place, reason: 'no-such-number' });
      continue;
    }
    const term = reading(place, () => readTerm(expression, names));
    if (term === undefined) continue;
    terms.set(keyOf(number), term);
    const value = evaluate(term, now, budget);
    if (value === undefined) faults.push({ at: place, reason: 'undefined' });
    else if (compare(value, number.value) !== 0)
      faults.push({ at: place, reason: 'disagrees', detail: valueText(value) });
  }
  const truths = new Map<string, Condition>();
  for (const { where, condition } of template.truths) {
    const read = reading({ kind: 'truth', where }, () => readCondition(condition, names));
    if (read !== undefined) truths.set(where, read);
  }
  const read = { ranges, conditions, terms, truths };
  faults.push(...truthFaults(body, read, now, budget));
  if (faults.length === 0) faults.push(...questionFaults(body, template, read, [...numbers.values()]));
  return { read, faults: faults.map(({ detail = '', ...fault }) => ({ ...fault, detail })) };
}

function rangeOf({ name, from, to, step, now }: Parameter, template: Template, faults: Fault[]): Range {
  const at = { kind: 'parameter', name } as const;
  const [start, end, stride] = [rationalOf(from), rationalOf(to), rationalOf(step)];
  const steps =
    ((end.over * start.under - start.over * end.under) * stride.under) / (end.under * start.under * stride.over);
  if (template.parameters.filter((one) => one.name === name).length > 1) faults.push({ at, reason: 'name-twice' });
  if (functionNames.some((one) => one === name)) faults.push({ at, reason: 'name-taken' });
  if (from > to) faults.push({ at, reason: 'span' });
  else if (steps >= MOST_VALUES) faults.push({ at, reason: 'span-large' });
  const said = [
    ...template.numbers.map(({ expression }) => expression),
    ...template.truths.map((one) => one.condition),
  ];
  const isUsed = said.some((text) => namesIn(text).has(name));
  if (!isUsed) faults.push({ at, reason: 'unused' });
  return {
    name,
    from: start,
    step: stride,
    count: from > to ? 0 : Math.min(Number(steps) + 1, MOST_VALUES),
    now: rationalOf(now),
  };
}

const namesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/[A-Za-z][A-Za-z0-9]*/g)].flatMap(([word]) =>
      functionNames.some((name) => name === word) ? [] : [...word.matchAll(/[A-Za-z]\d?/g)].map(([one]) => one),
    ),
  );

/** A statement says when it is true, and for the question itself that is what its key says. */
function truthFaults(
  body: QuestionBody,
  { truths, terms }: ReadTemplate,
  now: ReadonlyMap<string, Rational>,
  budget: Budget,
): Fault[] {
  return askedParts(body).flatMap(({ prefix, part }): Fault[] => {
    if (part.answer.kind !== 'true-false') return [];
    const where = `${prefix}answer`;
    const at = { kind: 'truth', where } as const;
    const truth = truths.get(where);
    const isTouched = [...terms.keys()].some((key) => key.startsWith(`${prefix}stem `) || key.startsWith('stem '));
    if (truth === undefined) return isTouched ? [{ at, reason: 'truth-missing' }] : [];
    const value = holds(truth, now, budget);
    if (value === undefined) return [{ at, reason: 'undefined' }];
    return value === part.answer.value ? [] : [{ at, reason: 'disagrees', detail: String(value) }];
  });
}

/** What is asked must change, and what is right with it. */
function questionFaults(
  body: QuestionBody,
  { numbers }: Template,
  { truths }: ReadTemplate,
  found: readonly FoundNumber[],
): Fault[] {
  const at = { kind: 'question' } as const;
  const changed = new Set(numbers.map(({ where }) => where));
  const isAsked = (where: string) => /(?:^|\.)stem$/.test(where) || /(?:^|\.)options\./.test(where);
  if (![...changed].some(isAsked)) return [{ at, reason: 'nothing-changes' }];
  if (askedParts(body).every(({ part }) => part.answer.kind === 'none')) return [{ at, reason: 'no-answer' }];
  const answers = askedParts(body).some(({ prefix, part }) => {
    if (part.answer.kind === 'true-false') return truths.has(`${prefix}answer`);
    return rightPlaces(part, prefix).some((where) => changed.has(where));
  });
  return answers || found.length === 0 ? [] : [{ at, reason: 'answer-stays' }];
}

/** Where it stands what is right. */
export function rightPlaces({ answer }: QuestionPart, prefix: string): string[] {
  switch (answer.kind) {
    case 'choice':
      return answer.labels.map((label) => `${prefix}options.${label}`);
    case 'blanks':
      return answer.blanks.map((_, at) => `${prefix}blanks.${at}`);
    case 'open':
      return [`${prefix}answer`];
    default:
      return [];
  }
}

export { askedParts };
