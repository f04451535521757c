import type { Message } from '../../kernel/index.js';

/** What a format could not carry of a question. */
export const lostReasons = {
  question: { zh: '整道题', en: 'the whole question' },
  type: { zh: '题型', en: 'the type' },
  stem: { zh: '题干的一部分', en: 'part of the stem' },
  options: { zh: '选项的一部分', en: 'part of the options' },
  answer: { zh: '答案的一部分', en: 'part of the answer' },
  analysis: { zh: '解析的一部分', en: 'part of the analysis' },
  parts: { zh: '小题', en: 'the parts' },
  picture: { zh: '图片', en: 'pictures' },
  sound: { zh: '录音', en: 'sounds' },
  table: { zh: '表格', en: 'tables' },
  formula: { zh: '公式', en: 'formulas' },
  ruby: { zh: '注音', en: 'pinyin' },
  marks: { zh: '文字样式', en: 'the look of text' },
  blank: { zh: '空的位置或宽度', en: 'place or width of blanks' },
  facts: { zh: '难度、知识点、年份等', en: 'difficulty, knowledge points, year and the like' },
  source: { zh: '来源', en: 'the source' },
  licence: { zh: '版权说明', en: 'the licence' },
} as const satisfies Record<string, Message>;
export type LostReason = keyof typeof lostReasons;
