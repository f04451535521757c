import type { Language } from '@zhibi/contract/kernel';
import { stageNames, subjectNameIn } from '@zhibi/contract/people';
import type { BookState, Finding, KeptBook, SchoolUse, TreeFlaw } from '@zhibi/contract/questions/trees';
import type { Sheet } from '../../platform/sheets/index.js';

type Words = Readonly<Record<Language, readonly string[]>>;
const columnsOf = (words: Words, language: Language) => words[language].map((title) => ({ title }));
const say = (language: Language, zh: string, en: string) => (language === 'zh' ? zh : en);

const bookWords: Words = {
  zh: [
    '学科',
    '学段',
    '年级',
    '册次',
    '版本',
    '版本年份',
    '书号',
    '教材名称',
    '封面',
    '章节',
    '知识点覆盖（%）',
    '试题',
    '使用学校',
    '状态',
  ],
  en: [
    'Subject',
    'Stage',
    'Grade',
    'Volume',
    'Edition',
    'Year',
    'ISBN',
    'Title',
    'Cover',
    'Chapters',
    'Mapped (%)',
    'Questions',
    'Schools',
    'State',
  ],
};
const states: Record<BookState, Record<Language, string>> = {
  offered: { zh: '使用中', en: 'in use' },
  retired: { zh: '已停用', en: 'retired' },
};
const percent = (share: number | null): number | string => (share === null ? '' : Math.round(share * 100));

/** The textbooks as a table. */
export const bookSheet = (
  books: readonly KeptBook[],
  subjectNames: ReadonlyMap<number, { name: string }>,
  language: Language,
): Sheet => ({
  name: say(language, '教材', 'Textbooks'),
  columns: columnsOf(bookWords, language),
  rows: books.map((one) => [
    subjectNameIn(subjectNames.get(one.subjectId)?.name ?? '', language),
    stageNames[one.stage][language],
    one.gid,
    one.volume,
    one.edition,
    one.year ?? '',
    one.isbn ?? '',
    one.title,
    one.coverId ? say(language, '有', 'yes') : say(language, '无', 'no'),
    one.chapters,
    percent(one.mapped),
    one.questions,
    one.schools,
    states[one.state][language],
  ]),
});

const schoolWords: Words = {
  zh: ['学校', '区域', '默认教材', '版本', '版本年份', '状态', '设置时间'],
  en: ['School', 'District', 'Default textbook', 'Edition', 'Year', 'State', 'Since'],
};

/** What schools use, as a table. */
export const schoolSheet = (title: string, schools: readonly SchoolUse[], language: Language): Sheet => ({
  name: say(language, '使用学校', 'Schools'),
  about: [title],
  columns: columnsOf(schoolWords, language),
  rows: schools.map(({ schoolName, regionName, uses, since }) => [
    schoolName,
    regionName,
    uses?.title ?? '',
    uses?.edition ?? '',
    uses?.year ?? '',
    uses ? states[uses.state][language] : '',
    since ?? '',
  ]),
});

const checkWords: Words = { zh: ['问题', '条目', '位置'], en: ['Missing', 'Entry', 'Where'] };
const flawNames: Record<TreeFlaw, Record<Language, string>> = {
  'no-questions': { zh: '没有试题', en: 'no questions' },
  'no-points': { zh: '没有知识点', en: 'no knowledge points' },
  'no-hours': { zh: '没有课时', en: 'no hours' },
  orphan: { zh: '没有课讲到', en: 'taught by no lesson' },
};

/** What is missing in a tree, as a table. */
export const checkSheet = (findings: readonly Finding[], language: Language): Sheet => ({
  name: say(language, '目录检查', 'Check of contents'),
  columns: columnsOf(checkWords, language),
  rows: findings.map(({ flaw, title, path }) => [flawNames[flaw][language], title, path]),
});
