import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import type { PresetComment } from '@zhibi/contract/marking/comments';

/** A page of made-up answers for the specifications of marking. */
export const ids = {
  homework: '018f0000-0000-7000-8000-00000000a001',
  first: '018f0000-0000-7000-8000-00000000b001',
  second: '018f0000-0000-7000-8000-00000000b002',
};

export const answerId = (n: number): string => `018f0000-0000-7000-8000-0000000c${String(n).padStart(4, '0')}`;

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }]; // literals of the rich text

export const item = (change: Partial<ItemToMark> = {}): ItemToMark => ({
  itemId: ids.first,
  no: 6,
  type: 1,
  sectionTitle: '三、解答题',
  maxScore: 10,
  body: {
    type: 1,
    stem: text('解方程'),
    options: [],
    answer: { kind: 'open', content: text('见解析') },
    analysis: [],
    parts: [],
  },
  answer: { kind: 'open', content: text('见解析') },
  keyChanged: false,
  rubric: null,
  can: { changeKey: false, changeRubric: false },
  total: 3,
  scored: 0,
  waiting: 3,
  inRound: false,
  ...change,
});

export const answer = (n: number, name: string, change: Partial<AnswerToMark> = {}): AnswerToMark => ({
  answerId: answerId(n),
  studentId: `018f0000-0000-7000-8000-0000000d${String(n).padStart(4, '0')}`,
  studentNo: `2026${n}`,
  name,
  className: '九(3)班',
  status: 'waiting',
  revision: 1,
  reading: null,
  suggestion: null,
  score: null,
  scoredBy: null,
  scoredAt: null,
  comment: '',
  late: false,
  inkSinceScore: false,
  levels: null,
  areas: [
    {
      areaId: `a${n}`,
      areaType: 1,
      beIncludedId: null,
      qids: [ids.first],
      page: 1,
      xMm: 20,
      yMm: 40,
      widthMm: 120,
      heightMm: 50,
      option: null,
      blankIndex: null,
      partIndex: null,
    },
  ],
  ink: '',
  pictures: [],
  seconds: 48,
  ...change,
});

export const presetId = (n: number): string => `018f0000-0000-7000-8000-0000000e${String(n).padStart(4, '0')}`;

export const preset = (n: number, words: string, scoreEffect: number | null): PresetComment => ({
  presetId: presetId(n),
  questionType: null,
  cause: 'other',
  text: words,
  scoreEffect,
  scope: 'me',
  used: 0,
  ownUsed: 0,
  lastUsedAt: null,
  can: { edit: true },
});
