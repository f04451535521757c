import type { Message } from '../../kernel/index.js';

export const appealReasons = {
  'appeals-over': { zh: '申诉时间已经过了', en: 'The time for appeals is over' },
  'appeals-used': { zh: '这次作业的申诉次数用完了', en: 'All appeals of this homework are used' },
  'appealed-already': {
    zh: '这一题已经申诉过，每题只能一次',
    en: 'This answer was appealed before: once for each answer',
  },
  'nothing-lost': { zh: '这一题没有可以申诉的失分', en: 'Nothing was lost on this question' },
} as const satisfies Record<string, Message>;

export const withdrawReasons = {
  'appeal-decided': { zh: '老师已经处理了，不能再撤回', en: 'It is decided already, and can no longer be withdrawn' },
} as const satisfies Record<string, Message>;

export const decideReasons = {
  'appeal-decided': {
    zh: '别的老师刚刚处理了这条申诉，您的决定没有计入',
    en: 'A colleague has just decided this appeal: your decision was not counted',
  },
  'appeal-withdrawn': { zh: '学生已经撤回这条申诉', en: 'The student has withdrawn this appeal' },
  'changed-meanwhile': { zh: '这份答案刚刚有变化，已为您刷新', en: 'This answer has just changed: it is refreshed' },
  'score-too-high': { zh: '分数不能超过本题满分', en: 'The score must not exceed the marks of the question' },
} as const satisfies Record<string, Message>;
