import { type Blueprint, tierOf, tiers } from '@zhibi/contract/papers/composing';
import type { QuestionType } from '@zhibi/contract/questions';
import { sumOf } from './figures.js';

/** A question as it stands in a paper. */
export interface PaperQuestion {
  type: QuestionType;
  score: number;
  /** What it is about, the first first; none where nobody has said. */
  topicIds: readonly string[];
  difficulty: number;
  minutes: number;
}

/** A paper of the same blueprint may be so much easier or harder. */
const TOLERANCE = 0.03;

const hundredth = (value: number) => Math.round(value * 100) / 100;
const within = (value: number) => Math.min(1, Math.max(0, hundredth(value)));

/** The blueprint that a paper was made after, or might have been: its types, its table, its difficulty and its length (双向细目表). */
export function blueprintOf(questions: readonly PaperQuestion[], by: Blueprint['by']): Blueprint {
  const types = [...new Set(questions.map(({ type }) => type))];
  const topicOf = ({ topicIds }: PaperQuestion) => topicIds[0];
  const topics = [...new Set(questions.flatMap((one) => topicOf(one) ?? []))];
  const rate = sumOf(questions, ({ score, difficulty }) => score * difficulty) / sumOf(questions, ({ score }) => score);
  const tierCounts = tiers.map((_, tier) => questions.filter(({ difficulty }) => tierOf(difficulty) === tier).length);
  return {
    by,
    topics: topics.map((topicId) => ({ topicId, share: null })),
    types: types.map((type) => {
      const own = questions.filter((one) => one.type === type);
      return { type, count: own.length, score: usual(own.map(({ score }) => score)) };
    }),
    cells: topics.flatMap((topicId) =>
      types.flatMap((type) => {
        const count = questions.filter((one) => one.type === type && topicOf(one) === topicId).length;
        return count === 0 ? [] : [{ topicId, type, count }];
      }),
    ),
    eachTopic: null,
    minutes: questions.length === 0 ? null : Math.max(1, Math.ceil(sumOf(questions, ({ minutes }) => minutes))),
    difficulty: questions.length === 0 ? null : { from: within(rate - TOLERANCE), to: within(rate + TOLERANCE) },
    curve: questions.length === 0 ? null : tierCounts.map((count) => count / questions.length),
    sameSource: null,
    recentDays: null,
    apart: true,
  };
}

/** What stands most often; of equals the first. */
function usual(scores: readonly number[]): number {
  const times = (score: number) => scores.filter((one) => one === score).length;
  return scores.reduce((best, score) => (times(score) > times(best) ? score : best), scores[0] ?? 1);
}
