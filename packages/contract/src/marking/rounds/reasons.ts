import type { Message } from '../../kernel/index.js';
import { markingReasons } from '../reasons.js';

export const roundReasons = {
  'changed-meanwhile': {
    zh: '这份答案刚刚有变化，已为您刷新',
    en: 'This answer has just changed: it is refreshed',
  },
  'score-too-high': { zh: '分数不能超过本题满分', en: 'The score must not exceed the marks of the question' },
  'rubric-changed': markingReasons['rubric-changed'],
  'not-yours': {
    zh: '这份答案已改由别人评分，您的分数没有计入',
    en: 'This answer is scored by somebody else now: your score was not counted',
  },
  'round-over': {
    zh: '本题的多人评分已取消，您的分数没有计入',
    en: 'Scoring by several was called off for this question: your score was not counted',
  },
  'both-stand': {
    zh: '这份答案的分数已经定了，不能再改自己的分',
    en: 'The scores of this answer stand: your own can no longer be changed',
  },
  'nothing-to-undo': { zh: '没有可以撤销的打分', en: 'There is nothing to undo' },
} as const satisfies Record<string, Message>;

export const roundSettingReasons = {
  'round-changed': { zh: '设置刚被改过，已为您刷新', en: 'The setting has just been changed: it is refreshed' },
  'round-scorer': { zh: '评分人必须是本校同学科的教师', en: 'Scorers are teachers of the subject at this school' },
  'round-two': { zh: '两人评分至少要选两位评分人', en: 'Scoring by two needs at least two scorers' },
  'round-arbiter': {
    zh: '请选一位不参加本题评分的老师来定分',
    en: 'Differences are settled by somebody who does not score this question',
  },
  'gold-begun': { zh: '这份答案已经有人评过分', en: 'Somebody has scored this answer already' },
} as const satisfies Record<string, Message>;
