import type { Blueprint } from './blueprint.js';
import type { Change } from './outcome.js';

/** How far the share of a topic may be from what is wanted. */
export const SHARE_TOLERANCE = 0.05;

/** The blueprint with these changes made: it can be met. What a paper must not repeat stands beside the blueprint. */
export const applyChanges = (blueprint: Blueprint, changes: readonly Change[]): Blueprint =>
  changes.reduce(withChange, blueprint);

function withChange(blueprint: Blueprint, { wish, wanted, becomes, cells }: Change): Blueprint {
  switch (wish.kind) {
    case 'type':
      return withColumn(blueprint, { type: wish.type, count: becomes.to ?? 0, cells });
    case 'share': {
      const share =
        becomes.to === wanted.to ? (becomes.from ?? 0) + SHARE_TOLERANCE : (becomes.to ?? 1) - SHARE_TOLERANCE;
      const topics = blueprint.topics.map((topic) => (topic.topicId === wish.topicId ? { ...topic, share } : topic));
      return { ...blueprint, topics };
    }
    case 'each-topic':
      return { ...blueprint, eachTopic: becomes.from === 0 ? null : becomes.from };
    case 'minutes':
      return { ...blueprint, minutes: becomes.to };
    case 'difficulty':
      return { ...blueprint, difficulty: { from: becomes.from ?? 0, to: becomes.to ?? 1 } };
    case 'source':
      return { ...blueprint, sameSource: becomes.to };
    case 'recent':
      return { ...blueprint, recentDays: null };
    case 'apart':
      return { ...blueprint, apart: false };
    case 'repeated':
      return blueprint;
  }
}

interface Column {
  type: number;
  count: number;
  cells: Change['cells'];
}

/** A type of another count; with none left it is not asked for any more. */
function withColumn(blueprint: Blueprint, { type, count, cells }: Column): Blueprint {
  const becomes = new Map(cells.map((cell) => [cell.topicId, cell.becomes]));
  const isAsked = (one: { type: number }) => one.type !== type || count > 0;
  return {
    ...blueprint,
    types: blueprint.types.map((one) => (one.type === type ? { ...one, count } : one)).filter(isAsked),
    cells: blueprint.cells
      .map((cell) => (cell.type === type ? { ...cell, count: becomes.get(cell.topicId) ?? cell.count } : cell))
      .filter(isAsked),
  };
}
