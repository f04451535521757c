import { printingReasons } from '../reasons.js';

export const batchReasons = {
  ...printingReasons,
  'not-together': {
    zh: '纸张、颜色或单双面不同的单不能在一批',
    en: 'Orders of different paper, colour or sides cannot be one batch',
  },
  'machine-cannot': {
    zh: '这台机器印不了这一批，或者已停机',
    en: 'This machine cannot print this batch, or stands still',
  },
  'waste-changed': {
    zh: '损耗刚被别人改过，请刷新后再改',
    en: 'Somebody has just changed the waste: refresh and try again',
  },
  'in-batch': {
    zh: '这张单在一个批次里，请在批次里更正',
    en: 'This order is in a batch: correct it there',
  },
  'solving-stopped': {
    zh: '任务太多，分批没有算完，请少选一些',
    en: 'Too many tasks to arrange in time: choose fewer',
  },
} as const;
