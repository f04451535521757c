import { parseRich } from '@zhibi/content';
import type { BankedQuestion } from '@zhibi/contract/questions/writing';

/** A question of a bank as specifications of screens meet it; one names only what matters to it. */
export const bankedQuestion = (change: Partial<BankedQuestion> = {}): BankedQuestion => ({
  questionId: '01890000-0000-7000-8000-000000000001',
  version: 1,
  shelf: 'mine',
  type: 2,
  gradeGroupId: 2,
  body: {
    type: 2,
    stem: parseRich('最小的质数是'),
    analysis: [],
    parts: [],
    answer: { kind: 'choice', labels: ['A'] },
    options: [
      { label: 'A', content: parseRich('2') },
      { label: 'B', content: parseRich('1') },
    ],
  },
  facts: {
    subjectId: 202,
    difficulty: 0.9,
    minutes: 2,
    year: null,
    source: '',
    licence: 'own',
    knowledgeIds: [],
    chapterIds: [],
  },
  knowledge: [],
  lacks: [],
  markable: true,
  timesUsed: 0,
  schoolRate: null,
  lastUsedAt: null,
  lastGiven: null,
  author: '林若溪',
  credits: ['林若溪'],
  origin: null,
  review: null,
  archivedAt: null,
  updatedAt: '20261121083000',
  can: { edit: true, remove: 'delete', restore: false, submit: true, merge: false, withdraw: false, fork: false },
  ...change,
});
