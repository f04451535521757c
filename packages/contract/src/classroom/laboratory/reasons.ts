import type { Message } from '../../kernel/index.js';
import { labLimits } from './model.js';

/** What stands against making and changing, moving, scoring, bringing results, photographs. */
export const changing = {
  'lab-changed': {
    zh: '这次实验刚被改过，请刷新后再试',
    en: 'This assessment has just been changed: refresh and try again',
  },
  'lab-opened': {
    zh: '已经开始评分，步骤和分值不能再改',
    en: 'Scoring has begun: the steps and their points stay as they are',
  },
  'lab-finished': { zh: '已经结束，先重新开启', en: 'It is finished: reopen it first' },
  'lab-scorer': { zh: '评分人必须是本校同学科的教师', en: 'Scorers are teachers of the subject at this school' },
  'lab-homework': {
    zh: '实验记录必须是布置给本班的本学科作业',
    en: 'The record sheet has to be homework of this class in the subject',
  },
  'lab-has-scored': { zh: '这位评分人已经打过分，不能去掉', en: 'This scorer has scored already and stays' },
} as const satisfies Record<string, Message>;
export const moving = {
  'lab-changed': changing['lab-changed'],
  'lab-differences': {
    zh: '还有评分相差太大的项，请先定分',
    en: 'Some scores are too far apart: settle them first',
  },
  'lab-unfinished': { zh: '还有学生没有评完', en: 'Some students are not scored at every step' },
  'lab-nothing': { zh: '还没有任何评分', en: 'Nothing is scored yet' },
} as const satisfies Record<string, Message>;
export const scoring = {
  'lab-not-open': { zh: '现在不能评分', en: 'It is not open for scoring' },
  'off-scale': { zh: '分数超出了这一步的范围', en: 'These points are not on the scale of the step' },
} as const satisfies Record<string, Message>;
export const bringing = {
  'lab-not-finished': { zh: '评分结束后才能带入', en: 'Only finished results can be taken' },
  'class-elsewhere': {
    zh: '这次考试的班级里没有这个班，请先在考试设置里加上',
    en: 'The test is not for this class: add it to the test first',
  },
  'full-differs': {
    zh: '实验的满分与考试中该学科的满分不同',
    en: 'The full score of the lab work is not that of the subject in the test',
  },
} as const satisfies Record<string, Message>;
export const photos = {
  'lab-not-open': scoring['lab-not-open'],
  'photo-many': { zh: `每一步最多 ${labLimits.photos} 张照片`, en: `At most ${labLimits.photos} photographs a step` },
  'photo-unreadable': { zh: '这不是能打开的图片', en: 'This is no picture that can be read' },
  'photo-none': { zh: '没有收到照片', en: 'No photograph came' },
} as const satisfies Record<string, Message>;
