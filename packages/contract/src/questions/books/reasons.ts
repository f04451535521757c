import type { Message } from '../../kernel/index.js';
import { cartReasons } from '../cart.js';
import { bankReasons } from '../partners/reasons.js';

type Reasons = Readonly<Record<string, Message>>;

/** Books of the school's own belong to the contract with the partner whose shelf they stand on. */
export const bookReasons = {
  'bank-closed': bankReasons['bank-closed'],
  changed: {
    zh: '内容已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this meanwhile: load again and try once more',
  },
  chapters: {
    zh: '章节须从第1页开始，起始页依次递增，且不超过总页数',
    en: 'The first chapter begins on page 1, each one behind the one before, none behind the last page',
  },
  'wrong-grade': { zh: '年级与学科的学段不符', en: 'The grade is not of the stage of the subject' },
  'pages-used': {
    zh: '要减掉的页上已有内容，请先清空',
    en: 'There is something on the pages that would go: empty them first',
  },
  'not-draft': {
    zh: '书册已提交审核或已发布，不能修改',
    en: 'It is being reviewed or published and cannot be changed',
  },
} as const satisfies Reasons;

export const pageReasons = {
  ...bookReasons,
  'page-fixed': { zh: '本页正在校对或已校对，不能修改', en: 'This page waits for its check, or has passed it' },
  'page-empty': { zh: '本页还没有试题', en: 'There are no questions on this page yet' },
  'question-gone': {
    zh: '试题已不存在，或不属于本学科',
    en: 'A question is no longer there, or of another subject',
  },
  unfinished: {
    zh: '本页有不完整的试题，请先补全',
    en: 'A question on this page is not whole yet: finish it first',
  },
  'area-small': { zh: '作答区过小，长宽至少15个单位', en: 'An answer area is too small: at least 15 units each way' },
  'area-outside': { zh: '作答区超出了页面', en: 'An answer area reaches out of the page' },
  'area-overlap': { zh: '作答区互相重叠', en: 'Answer areas overlap' },
  'file-gone': { zh: '图片已不存在，请重新上传', en: 'The picture is no longer there: add it again' },
  'note-missing': { zh: '退回时请写明原因', en: 'Say why it is returned' },
  decided: { zh: '已有人处理，请刷新', en: 'Somebody has decided already: load again' },
} as const satisfies Reasons;

export const cartingReasons = {
  ...cartReasons,
  ...bookReasons,
  'page-empty': pageReasons['page-empty'],
  'page-range': { zh: '页码范围不正确', en: 'Invalid page range' },
  'not-published': { zh: '书册还没有发布', en: 'This book is not published yet' },
} as const satisfies Reasons;

export const editionReasons = {
  ...bookReasons,
  'page-empty': pageReasons['page-empty'],
  'page-range': cartingReasons['page-range'],
  'not-published': cartingReasons['not-published'],
  'too-many': {
    zh: '一份试卷最多200题，请在预览中分几次选页',
    en: 'A paper takes at most 200 questions: open the book and choose fewer pages',
  },
} as const satisfies Reasons;

export const reviewReasons = {
  ...bookReasons,
  'pages-open': {
    zh: '还有未校对的页，全部校对后才能提交审核',
    en: 'Some pages have not been checked: all of them first',
  },
  'book-empty': { zh: '书册中还没有试题', en: 'There are no questions in the book yet' },
  'note-missing': pageReasons['note-missing'],
  decided: pageReasons.decided,
} as const satisfies Reasons;

export const districtReasons = {
  ...bookReasons,
  'no-region': { zh: '学校没有加入区域', en: 'Your school belongs to no district' },
  adopted: { zh: '学校已引用过这本书', en: 'Your school has taken this book over already' },
} as const satisfies Reasons;
