import type { QtiWriter } from './dialect.js';

/** How the response to an interaction is scored: all of it right, or by the list of right spellings. */
export interface Scored {
  id: string;
  by: 'match' | 'map';
}

/** Without these rules a player leaves SCORE unset, and every right answer is worth nothing: one point for each response that is right. */
export function processingXml(el: QtiWriter, scored: readonly Scored[]): string {
  if (scored.length === 0) return '';
  const plus = (more: string) =>
    el('setOutcomeValue', { identifier: 'SCORE' }, el('sum', {}, el('variable', { identifier: 'SCORE' }) + more));
  const rules = scored.map(({ id: identifier, by }) => {
    if (by === 'map') return plus(el('mapResponse', { identifier }));
    const isRight = el('match', {}, el('variable', { identifier }) + el('correct', { identifier }));
    const point = plus(el('baseValue', { baseType: 'float' }, '1'));
    return el('responseCondition', {}, el('responseIf', {}, isRight + point));
  });
  return el('responseProcessing', {}, rules.join(''));
}

/** What the rules add to; it begins at nothing, for a sum with what is not there is nothing. */
export const scoreXml = (el: QtiWriter): string =>
  el(
    'outcomeDeclaration',
    { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
    el('defaultValue', {}, el('value', {}, '0')),
  );
