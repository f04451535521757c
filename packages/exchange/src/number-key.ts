import { parseRich } from '@zhibi/content';
import type { AnswerKey } from '@zhibi/contract/questions';

/** A number as a key of another program says it: `text` names what is right, and only where `isExact` it is the one value that a machine may ask for. */
export interface NumberKey {
  text: string;
  isExact: boolean;
}

/** `3.14` with how far from it is right too. */
export function numberWithin(value: string, tolerance: string): NumberKey {
  const isExact = tolerance.trim() === '' || Number(tolerance) === 0;
  return { text: isExact ? value.trim() : `${value.trim()} ± ${tolerance.trim()}`, isExact };
}

/** Of the form `3`, `3:0.1` or `3..5`, as GIFT and embedded answers write it. */
export function numberOf(said: string): NumberKey {
  const [from = '', to] = said.split('..');
  if (to !== undefined) {
    const isExact = from.trim() !== '' && Number(from) === Number(to);
    return { text: isExact ? from.trim() : `${from.trim()} ~ ${to.trim()}`, isExact };
  }
  const [value = '', tolerance = ''] = said.split(':');
  return numberWithin(value, tolerance);
}

/** Blanks whose right numbers are more than single values: a text for the person who marks, for a machine would take one of them as the only one. */
export const openNumbers = (blanks: readonly (readonly string[])[]): AnswerKey => ({
  kind: 'open',
  content: parseRich(blanks.map((texts) => texts.join('；')).join('\n')),
});
