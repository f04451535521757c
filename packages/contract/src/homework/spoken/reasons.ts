import type { Message } from '../../kernel/index.js';
import { END_FAR, WISH_USED } from '../reasons.js';

export const spokenReasons = {
  'wish-used': WISH_USED,
  'given-meanwhile': {
    zh: '所选班级已经布置过同样的口语作业，那份还没有截止',
    en: 'A chosen class was given the same to say aloud already, and that homework is still open',
  },
  'file-unreadable': { zh: '打不开这个文件，请换一个', en: 'This file cannot be read: choose another one' },
  'too-large': { zh: '文件太大', en: 'The file is too large' },
  'empty-file': { zh: '没有收到文件', en: 'No file came' },
  'not-sound': { zh: '收到的不是录音（支持 WebM、MP4 格式）', en: 'This is no recording (WebM and MP4 are taken)' },
  'empty-sound': { zh: '录音是空的，请再录一遍', en: 'The recording is empty: record it again' },
  'too-long': {
    zh: '录音超过了规定的时长，请录短一些',
    en: 'The recording is longer than allowed: record a shorter one',
  },
  'start-end': { zh: '开始时间或结束时间不正确', en: 'Wrong start or end time' },
  'end-far': END_FAR,
  'not-your-class': { zh: '您没有任教所选的班级', en: 'You do not teach one of the chosen classes' },
  'class-empty': { zh: '所选班级没有学生', en: 'There are no students in the chosen classes' },
  'no-tries': { zh: '可录的次数已经用完', en: 'There are no tries left' },
  'not-open': { zh: '作业还没有开始', en: 'This homework has not begun' },
  'taken-back': { zh: '老师已撤回这次作业', en: 'The teacher has taken this homework back' },
  'has-tries': { zh: '已有学生提交录音，不能撤回', en: 'Recordings have come: it cannot be withdrawn' },
  'words-fixed': {
    zh: '已有学生录音，要读的内容不能再改',
    en: 'Recordings have come: what is said aloud cannot be changed any more',
  },
  'asked-already': {
    zh: '已经请他们再录一遍了，或者再录的次数已满',
    en: 'They are asked for one more already, or were as often as can be',
  },
  'nothing-said': {
    zh: '请先给星级、分数，或写一句评语、录一段语音',
    en: 'Give stars, a score, or a comment in words or by voice first',
  },
  'no-sound': { zh: '还没有可评的录音', en: 'There is no recording yet' },
} as const satisfies Record<string, Message>;
