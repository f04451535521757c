import type { Message } from '../../kernel/index.js';
import { homeworkReasons } from '../reasons.js';

export const holidayReasons = {
  'class-empty': homeworkReasons['class-empty'],
  'has-writing': homeworkReasons['has-writing'],
  'no-written': homeworkReasons['no-written'],
  'wrong-days': {
    zh: '假期至少两天，最多 70 天，且不能早于今天',
    en: 'A holiday has 2 to 70 days, none of them before today',
  },
  overlaps: {
    zh: '该班在这些日子已有一本假期作业',
    en: 'This class has a holiday booklet for some of these days already',
  },
  'outside-days': { zh: '所选日子不在假期内', en: 'Some of the chosen days are not in the holiday' },
  'no-questions': homeworkReasons['no-questions'],
  'answer-card': {
    zh: '答题卡要对着原卷作答，请改选原卷',
    en: 'An answer card is answered beside its paper: choose the paper itself',
  },
  'needs-reason': {
    zh: '有的日子超过了作业时长上限，请减少或填写理由',
    en: 'Some days hold more than the school allows: ask for less, or give a reason',
  },
  changed: {
    zh: '同科老师已改过这部分，请核对后再保存',
    en: 'A teacher of the subject has changed this meanwhile: look at it and save again',
  },
  printed: { zh: '作业本已付印，不能再改', en: 'The booklet is printed: it cannot be changed any more' },
  'nothing-in-it': { zh: '还没有学科放入内容', en: 'No subject has put anything in yet' },
  'days-gone': {
    zh: '第一天已过，请各科去掉过去的日子后再付印',
    en: 'Its first day is over: take the days that are past out before printing',
  },
  'not-ready': { zh: '作业本还在制作，请稍后再下载', en: 'The booklet is still being made: try again in a moment' },
  'still-made': {
    zh: '作业本还在制作，请稍后再撤回',
    en: 'The booklet is still being made: take it back in a moment',
  },
  'wish-used': {
    zh: '这本作业已建好，与现在填的不同，请刷新后再建',
    en: 'This booklet was begun already, with other details: refresh and begin another one',
  },
  'week-over': { zh: '这一周已收交，不能再改', en: 'That week is collected: it cannot be changed any more' },
  'quiet-hours': { zh: '21:00 至 7:00 不提醒学生', en: 'Students are not reminded from 21:00 to 7:00' },
} as const satisfies Record<string, Message>;
