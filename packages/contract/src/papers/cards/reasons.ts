import type { Message } from '../../kernel/index.js';

export const cardReasons = {
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'too-many-questions': { zh: '一张答题卡最多 200 个小题', en: 'An answer card holds 200 questions at most' },
  'answered-on-itself': {
    zh: '口算、字帖直接在原卷上作答，答题卡也不能再做成答题卡',
    en: 'Sheets of practice and answer cards are answered on themselves',
  },
  'changed-meanwhile': {
    zh: '这张答题卡已在别处修改，您的改动还在这里',
    en: 'This card was changed elsewhere; your changes are still here',
  },
  frozen: { zh: '答题卡已布置给学生，不能再改', en: 'This card was given to students and can no longer be changed' },
  'questions-fixed': {
    zh: '题目来自原卷：请改原卷，再按原卷重新生成',
    en: 'The questions are those of the paper: change the paper, then take its changes over',
  },
  'has-faults': {
    zh: '卡上还有要改的地方：有重叠、太小、超出或没有位置的题',
    en: 'The card has faults: something overlaps, is too small, outside, or has no place',
  },
  'not-tested': {
    zh: '这一版还没有通过识读测试：200 份都读对才能定稿',
    en: 'This version has not passed its read-back test: all 200 copies must be read before it is released',
  },
  'not-released': { zh: '定稿后才能打印空白卡', en: 'Blank cards are printed once the card is released' },
  'source-gone': { zh: '原卷已删除或不再共享', en: 'The paper is removed or no longer shared' },
  'templates-full': {
    zh: '学校模板已满 100 个，请先删除不用的',
    en: 'The school has 100 templates: remove some that nobody uses first',
  },
  'template-name': { zh: '已有同名模板', en: 'There is a template of this name' },
} as const satisfies Record<string, Message>;
