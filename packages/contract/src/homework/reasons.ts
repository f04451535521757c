import type { Message } from '../kernel/index.js';

/** Wherever an end is chosen. */
export const END_FAR: Message = { zh: '结束时间不能晚于一年以后', en: 'The end must be within a year' };

/** Wherever homework is given: the act has a name, so that what is sent again gives nothing twice. */
export const WISH_USED: Message = {
  zh: '已经布置过了，与现在填的不同，请先到列表里看看',
  en: 'This was given already, with other details: look at the list first',
};

/** Wherever homework comes onto a day: minutes count on the day on which it opens. */
export const NEEDS_REASON: Message = {
  zh: '超过这一天的作业时长上限，请填写理由',
  en: 'Too much for the day on which it opens: give a reason',
};

export const homeworkReasons = {
  'wish-used': WISH_USED,
  'push-time': { zh: '推送时间不能早于当前时间', en: 'The push time must not be earlier than now' },
  'start-end': { zh: '开始时间或结束时间不正确', en: 'Wrong start or end time' },
  'end-far': END_FAR,
  'not-longer': {
    zh: '新的截止时间要晚于原来的截止时间',
    en: 'The new end must be later than the end as it is',
  },
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'not-your-class': { zh: '您没有任教所选的班级', en: 'You do not teach one of the chosen classes' },
  'no-written': {
    zh: '学校规定这个年级不布置书面作业',
    en: 'The school gives this grade no written homework',
  },
  'class-empty': { zh: '所选班级没有学生', en: 'There are no students in the chosen classes' },
  'card-not-released': {
    zh: '答题卡还没有定稿：先做识读测试并定稿，再打印或布置',
    en: 'This answer card is not released: test it and release it before it is printed or given',
  },
  'run-mismatch': {
    zh: '所选打印批次与试卷或班级不符',
    en: 'The chosen print run is of another paper or other classes',
  },
  'run-taken': { zh: '该打印批次已用于另一次作业', en: 'This print run already belongs to another homework' },
  'changed-meanwhile': {
    zh: '试卷已在别处修改，请刷新后再试',
    en: 'This paper was changed elsewhere: refresh and try again',
  },
  'taken-back': { zh: '老师已撤回这次作业', en: 'The teacher has taken this homework back' },
  'has-writing': { zh: '已有学生作答，不能撤回', en: 'Students have begun to write: it cannot be withdrawn' },
  'given-back': { zh: '作业已发还，不能再调整', en: 'The homework was given back: it cannot be changed any more' },
  'has-begun': {
    zh: '已有学生作答，只能调整截止时间',
    en: 'Students have begun to write: only the end can be moved',
  },
  'not-marked': { zh: '还有答卷未批完', en: 'Some papers are not wholly marked' },
} as const satisfies Record<string, Message>;
