import type { Message } from '../../kernel/index.js';

export const scanReasons = {
  'no-files': { zh: '请选择扫描件', en: 'Choose the scans' },
  'too-large': { zh: '单个文件不能超过256MB，一批最多100个文件', en: 'A file may have 256 MB, a batch 100 files' },
  'homework-over': {
    zh: '作业已发还或撤回，不能再收扫描件',
    en: 'The homework was given back or taken back: no more scans',
  },
  'not-in-homework': {
    zh: '该学生没有这次作业，或试卷没有这一页',
    en: 'This student does not have this homework, or the paper has no such page',
  },
  unreadable: { zh: '这一页读不出，请重新扫描', en: 'This page cannot be read: scan it again' },
  'stands-for-page': {
    zh: '这张照片已算作一页，请先放到一边',
    en: 'This photograph stands for a page: set that aside first',
  },
  'gone-meanwhile': { zh: '这一页已被处理', en: 'This page has been dealt with meanwhile' },
  'still-reading': { zh: '这一批还在识别', en: 'This batch is still being read' },
} as const satisfies Record<string, Message>;
