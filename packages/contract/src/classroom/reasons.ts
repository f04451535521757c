import type { Message } from '../kernel/index.js';

export const lessonReasons = {
  'lesson-running': { zh: '这个班正在上另一节课', en: 'Another lesson of this class is going on' },
  'lesson-over': { zh: '这节课已经结束', en: 'This lesson is over' },
  'task-open': { zh: '有一个任务还开着，先锁定它', en: 'Another task is still open: lock it first' },
  'task-moved': { zh: '这个任务刚刚变了，请再看一眼', en: 'This task has just moved on: please look again' },
  'task-closed': { zh: '已经锁定，不再收答案', en: 'Locked: no more answers are taken' },
  'task-answer': { zh: '这不是可以选的答案', en: 'This is no answer to this task' },
  'task-secret': { zh: '不记名的投票不能代投', en: 'Nobody votes for others where names are not kept' },
  'too-many-tasks': { zh: '一节课最多 60 个任务', en: 'A lesson holds 60 tasks at most' },
  'nothing-to-print': {
    zh: '这节课的题都是口头说的，没有可以印的内容',
    en: 'Everything in this lesson was said aloud: there is nothing to print',
  },
  'no-questions': {
    zh: '这里没有能在课堂上作答的选择题或判断题',
    en: 'There are no choice or true/false questions here to ask in class',
  },
} as const satisfies Record<string, Message>;

export const roomReasons = {
  'no-room': { zh: '没有这个课堂，看看大屏幕再输一次', en: 'No such room: look at the big screen and try again' },
  'room-closed': { zh: '老师已经关上课堂的门', en: 'The teacher has closed the room' },
  'room-full': { zh: '课堂已满：一个课堂最多 120 人', en: 'The room is full: it takes 120 people at most' },
  'room-removed': { zh: '老师请你离开了这个课堂', en: 'The teacher has asked you to leave this room' },
  'room-waits': { zh: '请等老师让你进来', en: 'Please wait until the teacher lets you in' },
  'name-taken': {
    zh: '这个名字已经在课堂里，如果你就是本人请告诉老师',
    en: 'Somebody is in the room under this name: if it is yours, tell the teacher',
  },
  'code-too-often': { zh: '输错太多次，请过一会儿再试', en: 'Too many wrong codes: please wait a little' },
  'ballot-twice': { zh: '你的选票已经发过了', en: 'Your ballot has been given out already' },
  'ballot-wrong': { zh: '这张选票无效', en: 'This ballot is not valid' },
  'task-closed': lessonReasons['task-closed'],
  'task-answer': lessonReasons['task-answer'],
} as const satisfies Record<string, Message>;

/** Why a question of the bank or of a paper is not asked in a lesson. */
export const notAskedReasons = {
  'not-choosable': {
    zh: '不是选择题或判断题，课堂上无法作答',
    en: 'No choice or true/false question: it cannot be answered in class',
  },
  'other-labels': {
    zh: '选项不是 A、B、C…，屏幕上点不了',
    en: 'Its options are not A, B, C…: they cannot be tapped on a screen',
  },
  'too-many': { zh: '一个任务最多 30 题', en: 'A task holds 30 questions at most' },
} as const satisfies Record<string, Message>;
export type NotAskedReason = keyof typeof notAskedReasons;
