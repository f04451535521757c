import {
  type NumberPlace,
  type Parameter,
  type QuestionNumber,
  type Template,
  variantLimits,
} from '@zhibi/contract/questions/variants';

/** What a teacher has typed: expressions by the place of their number, conditions as lines. */
export interface Wanted {
  parameters: readonly Parameter[];
  conditions: string;
  expressions: Readonly<Record<string, string>>;
  truths: Readonly<Record<string, string>>;
}

export const keyOf = ({ where, at }: NumberPlace): string => `${where} ${at}`;

export const wantedOf = (template: Template | null): Wanted => ({
  parameters: template?.parameters ?? [],
  conditions: template?.conditions.join('\n') ?? '',
  expressions: Object.fromEntries((template?.numbers ?? []).map((one) => [keyOf(one), one.expression])),
  truths: Object.fromEntries((template?.truths ?? []).map(({ where, condition }) => [where, condition])),
});

/** What the server is asked for: only what says something, in the order of the question. */
export const templateOf = (wanted: Wanted, numbers: readonly QuestionNumber[]): Template => ({
  // In one order, so that what was kept and what is typed can be told apart.
  parameters: wanted.parameters.map(({ name, from, to, step, now }) => ({ name, from, to, step, now })),
  conditions: wanted.conditions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, variantLimits.conditions),
  numbers: numbers.flatMap((number) => {
    const { where, at } = number;
    const expression = wanted.expressions[keyOf(number)]?.trim() ?? '';
    return expression === '' ? [] : [{ where, at, expression }];
  }),
  truths: Object.entries(wanted.truths).flatMap(([where, text]) => {
    const condition = text.trim();
    return condition === '' ? [] : [{ where, condition }];
  }),
});

/** Where a question or a part of it asks whether something is true. */
export const truthPlaces = (body: {
  answer: { kind: string };
  parts: readonly { answer: { kind: string } }[];
}): string[] =>
  body.parts.length === 0
    ? body.answer.kind === 'true-false'
      ? ['answer']
      : []
    : body.parts.flatMap(({ answer }, at) => (answer.kind === 'true-false' ? [`parts.${at}.answer`] : []));

const isName = (text: string): boolean => /^[A-Za-z]\d?$/.test(text);

/** A letter alone that nothing is called yet becomes what changes, beginning with what is printed. */
export function withNamed(wanted: Wanted, { literal }: QuestionNumber, typed: string): Wanted {
  const name = typed.trim();
  const now = Number(literal.replace('−', '-'));
  const isKnown = wanted.parameters.some((one) => one.name === name);
  if (!isName(name) || isKnown || !Number.isFinite(now) || wanted.parameters.length >= variantLimits.parameters)
    return wanted;
  return { ...wanted, parameters: [...wanted.parameters, { name, now, ...usualRange(now, literal) }] };
}

/** Numbers like the one that is printed: of as many digits, on the same side of 0. */
export function usualRange(now: number, literal: string): Pick<Parameter, 'from' | 'to' | 'step'> {
  const places = literal.split('.')[1]?.length ?? 0;
  if (places > 0 && places <= 4) {
    const step = Number((10 ** -places).toFixed(places));
    const most = Number((10 ** Math.max(1, String(Math.trunc(Math.abs(now))).length) - step).toFixed(places));
    return now < 0 ? { from: -most, to: -step, step } : { from: step, to: most, step };
  }
  const size = Math.abs(Math.trunc(now));
  const [least, most] =
    size < 2 ? [0, 9] : size < 10 ? [2, 9] : [10 ** (String(size).length - 1), 10 ** String(size).length - 1];
  return now < 0 ? { from: -most, to: -least, step: 1 } : { from: least, to: most, step: 1 };
}

/** The next letter that is free. */
export const freeName = (parameters: readonly Parameter[]): string =>
  [...'abcdkmnpqrstuvwxyz'].find((letter) => !parameters.some(({ name }) => name === letter)) ?? 'a1';
