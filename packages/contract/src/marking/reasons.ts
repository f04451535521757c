import type { Message } from '../kernel/index.js';

export const markingReasons = {
  'changed-meanwhile': {
    zh: '这份答案刚被别人批改过，已为您刷新',
    en: 'Somebody else has just marked this answer: it is refreshed',
  },
  'score-too-high': { zh: '分数不能超过本题满分', en: 'The score must not exceed the marks of the question' },
  'others-chosen': {
    zh: '选做题已按另一题给分：先撤销那一题的分数，再给本题打分',
    en: 'Another optional question has the score already: take that back before this one is scored',
  },
  'rubric-changed': {
    zh: '评分细则刚刚改过，请按新的细则再选一次',
    en: 'The rubric has just changed: choose the levels once more',
  },
  'not-marked': { zh: '还有答案未批改，请先批完', en: 'Some answers are not marked yet' },
  'nothing-to-restore': { zh: '这个分数不能恢复', en: 'This score cannot be restored' },
  'in-round': {
    zh: '本题正由指定的几位老师分别评分，定分之前不能在这里打分',
    en: 'Named teachers score this question separately: until its scores stand it cannot be scored here',
  },
  'nothing-to-undo': { zh: '没有可以撤销的打分', en: 'There is nothing to undo' },
} as const satisfies Record<string, Message>;
