import { childOf, childrenOf, type Element, elementsOf, textOf, within } from '../xml.js';

const conditions = ['responseIf', 'responseElseIf'];
const comparisons = new Set(['match', 'stringMatch', 'equal']);

/**
 * By response: the values that the rules of an item pay most for, where they name values. Rules that name the declared key say nothing of
 * their own.
 */
export function paidFor(item: Element): Map<string, string[]> {
  const paid = new Map<string, { points: number; values: string[] }>();
  const rules = childOf(item, 'responseProcessing');
  for (const branch of rules === undefined ? [] : conditions.flatMap((name) => [...within(rules, name)])) {
    const points = pointsOf(branch);
    const [asked] = elementsOf(branch);
    if (!(points > 0) || asked === undefined || !comparisons.has(asked.name)) continue;
    const id = childOf(asked, 'variable')?.attributes.identifier;
    const value = childOf(asked, 'baseValue');
    if (id === undefined || value === undefined) continue;
    const known = paid.get(id) ?? { points: 0, values: [] };
    const better = points > known.points ? { points, values: [] } : known;
    if (points === better.points) better.values.push(textOf(value).trim());
    paid.set(id, better);
  }
  return new Map([...paid].map(([id, { values }]) => [id, values]));
}

/** What a branch gives, where it says a number. */
function pointsOf(branch: Element): number {
  const [given] = childrenOf(branch, 'setOutcomeValue').filter(({ attributes }) => attributes.identifier === 'SCORE');
  const value = childOf(given, 'baseValue');
  return value === undefined ? Number.NaN : Number(textOf(value));
}
