import type { Message } from '../../kernel/index.js';

export const offlineReasons = {
  'day-ahead': { zh: '印刷日期不能晚于今天', en: 'The day of printing must not be later than today' },
  'no-such-paper': {
    zh: '没有这种纸张或装订，请重新选择',
    en: 'There is no such paper or binding: please choose again',
  },
  'no-such-shop': { zh: '这个印刷点不存在', en: 'This print shop does not exist' },
  changed: { zh: '记录已被别人改动，请刷新', en: 'Somebody else has changed this record: please refresh' },
  settled: { zh: '已结算的记录不能再改', en: 'What is settled cannot be changed any more' },
  withdrawn: { zh: '记录已撤销，请先恢复', en: 'The record is withdrawn: restore it first' },
  'empty-file': { zh: '没有收到文件', en: 'No file came' },
  'file-unreadable': { zh: '附件须是 PDF 或图片', en: 'An attachment is a PDF or a picture' },
  'too-large': { zh: '附件不能超过 6 MB', en: 'An attachment has at most 6 MB' },
  'too-many-files': { zh: '最多 10 个附件', en: 'There are at most 10 attachments' },
} as const satisfies Record<string, Message>;
