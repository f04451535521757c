import { printingReasons } from '../reasons.js';

export const packReasons = {
  ...printingReasons,
  'nothing-to-print': {
    zh: '没有待印刷或印刷中的任务可以带走',
    en: 'There is no task here that waits to be printed or is being printed',
  },
  'not-a-report': { zh: '这个文件不是任务包的回执', en: 'This file is not the report of a job pack' },
  'not-our-pack': {
    zh: '没有这个任务包：不是本系统发出的，或是别的印刷点的',
    en: 'There is no such pack: it does not come from here, or is of another shop',
  },
  'pack-altered': {
    zh: '任务包被改动过，回执不能收：请重新下载任务包，核对印出来的纸',
    en: 'The pack was altered, and its report is not taken: download it again and check what was printed',
  },
  'report-altered': {
    zh: '回执保存之后被改动过，请在表单里重新保存',
    en: 'The report was altered after it was saved: save it again from the form',
  },
  'pack-taken': {
    zh: '这个任务包的回执已经收过，这一份内容不同，没有再收',
    en: 'A report of this pack was taken already; this one says something else and was not taken',
  },
  'report-incomplete': {
    zh: '回执里的时间或张数不对：开始要早于完成，完成不能晚于现在，张数不能少于任务需要的',
    en: 'Times or sheets of the report cannot be right: start before finish, finish not after now, and no fewer sheets than the task takes',
  },
} as const;
