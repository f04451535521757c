import type { Message } from '../kernel/index.js';

export const paperReasons = {
  'changed-meanwhile': {
    zh: '试卷已在别处修改，请刷新后再试',
    en: 'This paper was changed elsewhere: refresh and try again',
  },
  frozen: { zh: '试卷已发布，不能再修改', en: 'This paper is published and can no longer be changed' },
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'cart-empty': { zh: '试题篮是空的，请先选题', en: 'The cart is empty: choose questions first' },
  'paper-full': {
    zh: '一份试卷最多 200 道题，请少选一些，或另组一份',
    en: 'A paper holds 200 questions at most: choose fewer, or make another one',
  },
  'choice-scores': {
    zh: '选做题的分值必须相同：选哪一题都应得到同样的满分',
    en: 'Optional questions must have the same score: whichever is chosen is worth as much',
  },
  'unknown-item': {
    zh: '试卷中没有这道题，请刷新后再试',
    en: 'This question is not in the paper: refresh and try again',
  },
  'run-not-ready': { zh: '试卷还在生成，请稍候', en: 'The copies are still being made: please wait' },
  'run-failed': {
    zh: '这批试卷没有生成成功，请重新生成',
    en: 'These copies could not be made: please make them again',
  },
  'on-paper': {
    zh: '这份试卷印的是纸质卷的原页，不能再加题',
    en: 'This paper is printed as the pages that it came on: no question can be added',
  },
  'class-empty': { zh: '所选班级没有学生', en: 'There are no students in the chosen classes' },
  'card-not-released': {
    zh: '答题卡还没有定稿：先做识读测试并定稿，再打印或布置',
    en: 'This answer card is not released: test it and release it before it is printed or given',
  },
} as const satisfies Record<string, Message>;
