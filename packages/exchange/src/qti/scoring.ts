import { dialects, type QtiVersion, writerOf } from './dialect.js';

/** A response that a machine can score: by its one right value, or by the map of all spellings that are right. */
export interface Scored {
  id: string;
  by: 'match' | 'map';
}

/** The usual response of an item that has one. */
const USUAL = 'RESPONSE';

/** The points of an item: nothing as long as nothing is answered. */
export const scoreDeclaration = (version: QtiVersion): string => {
  const el = writerOf(version);
  const nothing = el('defaultValue', {}, el('value', {}, '0'));
  return el('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, nothing);
};

/**
 * How the responses of an item become its points: a player that is told nothing gives none to any. One choice is scored in the way that every player
 * knows by its name; where there are several responses each adds its own. Empty where a person has to look.
 */
export function responseProcessing(version: QtiVersion, scored: readonly Scored[]): string {
  const el = writerOf(version);
  const [first] = scored;
  if (first === undefined) return '';
  if (scored.length === 1 && first.id === USUAL && first.by === 'match')
    return el('responseProcessing', { template: `${dialects[version].scoring}/match_correct` });
  const plus = (points: string) =>
    el('setOutcomeValue', { identifier: 'SCORE' }, el('sum', {}, el('variable', { identifier: 'SCORE' }) + points));
  const rules = scored.map(({ id, by }) => {
    const isRight =
      by === 'match' ? el('match', {}, el('variable', { identifier: id }) + el('correct', { identifier: id })) : '';
    const isGiven = el('not', {}, el('isNull', {}, el('variable', { identifier: id })));
    const points = by === 'match' ? el('baseValue', { baseType: 'float' }, '1') : el('mapResponse', { identifier: id });
    return el('responseCondition', {}, el('responseIf', {}, (by === 'match' ? isRight : isGiven) + plus(points)));
  });
  return el('responseProcessing', {}, rules.join(''));
}
