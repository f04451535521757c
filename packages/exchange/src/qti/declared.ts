import { childOf, childrenOf, type Element } from '../xml.js';
import { isAdded } from './plain-spellings.js';

/** What a response declaration says of its key. */
export interface Declared {
  correct: string[];
  /** The spellings that earn all points. */
  accepted: string[];
  /** Others earn a part of them, or cost some. */
  isPartial: boolean;
}
export const nothingDeclared: Declared = { correct: [], accepted: [], isPartial: false };

/** What a response is worth: by the map of its spellings, where there is one. */
export function declared(response: Element, correct: string[]): Declared {
  const entries = childrenOf(childOf(response, 'mapping'), 'mapEntry').map(({ attributes }) => ({
    key: attributes.mapKey ?? '',
    value: attributes.mappedValue ?? '0',
  }));
  const paying = entries
    .filter((one) => !isAdded(one, entries))
    .map(({ key, value }) => ({ key, value: Number(value) }))
    .filter(({ value }) => value > 0);
  const costs = entries.some(({ value }) => Number(value) < 0);
  if (paying.length === 0) return { correct, accepted: correct, isPartial: costs };
  if (response.attributes.cardinality === 'multiple')
    return {
      correct: correct.length > 0 ? correct : paying.map(({ key }) => key),
      accepted: correct,
      isPartial: costs || paying.some(({ value }) => value !== paying[0]?.value),
    };
  const best = Math.max(...paying.map(({ value }) => value));
  const full = paying.filter(({ value }) => value === best).map(({ key }) => key);
  return {
    correct: correct.length > 0 ? correct : full,
    accepted: [...full, ...correct.filter((one) => !entries.some(({ key }) => key === one))],
    isPartial: costs || full.length < paying.length,
  };
}
