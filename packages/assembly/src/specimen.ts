import type { Blueprint } from '@zhibi/contract/papers/composing';
import type { Candidate } from './candidate.js';

/** Ids of topics for specifications. */
export const topicId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A candidate for specifications: a single choice on topic 0 of middling difficulty that takes two minutes. */
export const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  type: 2,
  topicIds: [topicId(0)],
  difficulty: 0.65,
  minutes: 2,
  source: '',
  timesUsed: 0,
  isRecent: false,
  isRepeated: false,
  kin: null,
  ...more,
});

/** So many of a kind. */
export const many = (count: number, prefix: string, more: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: count }, (_, at) => candidate(`${prefix}${at}`, more));

/** A blueprint of two single choices on one topic that asks for nothing else. */
export const blueprint = (more: Partial<Blueprint> = {}): Blueprint => ({
  by: 'knowledge',
  topics: [{ topicId: topicId(0), share: null }],
  types: [{ type: 2, count: 2, score: 3 }],
  cells: [],
  eachTopic: null,
  minutes: null,
  difficulty: null,
  curve: null,
  sameSource: null,
  recentDays: null,
  apart: false,
  ...more,
});

/** Time enough, by a clock that stands still: what is found does not depend on the machine. */
export const unhurried = { now: () => 0, until: 60_000 };
