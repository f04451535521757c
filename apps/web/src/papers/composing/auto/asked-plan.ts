import type { TreeNode } from '@zhibi/contract/questions';
import type { Plan } from './plan.js';

/** What an address may already say of a paper: '' for nothing. */
export interface AskedPaper {
  minutes: string;
  questions: string;
  topic: string;
}

const MOST_TOPICS = 8;
const within = (text: string, from: number, to: number): number | null => {
  const number = Number(text);
  return text === '' || !Number.isInteger(number) ? null : Math.min(Math.max(number, from), to);
};

/** The knowledge points that a word names: the highest of each branch. */
function pointsNamed(word: string, nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ id, title, children }) =>
    title.includes(word) || (title.length > 1 && word.includes(title)) ? [id] : pointsNamed(word, children),
  );
}

/** So many questions, the types in the shares that they had; each type has at least one while there are enough. */
function withCount(types: Plan['blueprint']['types'], count: number): Plan['blueprint']['types'] {
  const whole = types.reduce((sum, one) => sum + one.count, 0);
  const shared = types
    .slice(0, count)
    .map((one) => ({ ...one, count: Math.max(1, Math.floor((one.count * count) / whole)) }));
  const rest = count - shared.reduce((sum, one) => sum + one.count, 0);
  return shared.map((one, at) => (at === 0 ? { ...one, count: Math.max(1, one.count + rest) } : one));
}

/** The usual plan with what was asked for. A shorter paper has fewer questions, unless their number was said. */
export function askedPlan(plan: Plan, asked: AskedPaper, knowledge: readonly TreeNode[]): Plan {
  const minutes = within(asked.minutes, 5, 180);
  const usual = plan.blueprint.types.reduce((sum, one) => sum + one.count, 0);
  const ofTime =
    minutes === null ? null : Math.max(1, Math.round((usual * minutes) / (plan.blueprint.minutes ?? minutes)));
  const count = within(asked.questions, 1, 100) ?? ofTime;
  const topicIds = asked.topic === '' ? [] : pointsNamed(asked.topic, knowledge).slice(0, MOST_TOPICS);
  return {
    ...plan,
    blueprint: {
      ...plan.blueprint,
      minutes: minutes ?? plan.blueprint.minutes,
      types: count === null ? plan.blueprint.types : withCount(plan.blueprint.types, count),
      topics: topicIds.map((topicId) => ({ topicId, share: null })),
    },
  };
}
