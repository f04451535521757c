import type { Language } from '@zhibi/contract/kernel';
import type { CommentCause } from '@zhibi/contract/marking/comments';
import type { QuestionType } from '@zhibi/contract/questions';

/** The words of a table of comments: written by the export, read by the import in either language. */
export const causeWords: Readonly<Record<CommentCause, Record<Language, string>>> = {
  sign: { zh: '符号', en: 'Signs' },
  formula: { zh: '公式', en: 'Formula' },
  misread: { zh: '审题', en: 'Misread' },
  careless: { zh: '粗心', en: 'Careless' },
  steps: { zh: '步骤', en: 'Steps' },
  units: { zh: '单位', en: 'Units' },
  writing: { zh: '书写', en: 'Writing' },
  praise: { zh: '表扬', en: 'Praise' },
  other: { zh: '其他', en: 'Other' },
};

export const typeWords: Readonly<Record<QuestionType, Record<Language, string>>> = {
  1: { zh: '解答', en: 'Written' },
  2: { zh: '单选', en: 'Single choice' },
  3: { zh: '判断', en: 'True or false' },
  4: { zh: '填空', en: 'Fill-in' },
  5: { zh: '多选', en: 'Multiple choice' },
  6: { zh: '口算', en: 'Oral arithmetic' },
  7: { zh: '书法', en: 'Calligraphy' },
  8: { zh: '作文', en: 'Essay' },
  21: { zh: '组合', en: 'Combined' },
};
export const anyType: Record<Language, string> = { zh: '全部', en: 'Any' };
export const columns: Readonly<Record<Language, readonly string[]>> = {
  zh: ['评语', '题型', '错因', '分数影响', '使用次数'],
  en: ['Comment', 'Question type', 'Cause', 'Score effect', 'Used'],
};
