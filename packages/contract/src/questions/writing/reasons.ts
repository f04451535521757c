import type { Message } from '../../kernel/index.js';

type Reasons = Readonly<Record<string, Message>>;

export const savingReasons = {
  'stem-empty': { zh: '请填写题干', en: 'Write what the question asks' },
  'file-gone': {
    zh: '题中的图片或音频已不存在，请重新上传',
    en: 'A picture or sound in it is no longer there: add it again',
  },
  'parts-nested': { zh: '小题里不能再放综合题', en: 'A part cannot be a combined question itself' },
  'subject-unknown': { zh: '学科不存在', en: 'There is no such subject' },
  'place-unknown': { zh: '所选章节或知识点不属于该学科', en: 'A chosen chapter or topic is not of this subject' },
} as const satisfies Reasons;

export const fileReasons = {
  'file-unreadable': {
    zh: '文件无法识别，请选择 JPG、PNG、GIF、WebP、HEIC（2600 万像素以内）、SVG 图片或 MP3、M4A、OGG、WAV 音频',
    en: 'This file cannot be read: choose a JPG, PNG, GIF, WebP, HEIC (up to 26 million pixels) or SVG picture, or an MP3, M4A, OGG or WAV sound',
  },
  'file-too-large': {
    zh: '图片不能超过10MB，音频不能超过20MB',
    en: 'A picture holds at most 10 MB, a sound at most 20 MB',
  },
  'file-too-wide': { zh: '图片像素过大，请缩小后再上传', en: 'The picture has too many pixels: make it smaller' },
} as const satisfies Reasons;

export const reviewReasons = {
  waiting: { zh: '该试题正在等待审核', en: 'This question is already waiting for a review' },
  decided: { zh: '该试题已审核，请刷新', en: 'This review is already decided: refresh' },
  unfinished: {
    zh: '试题还不完整，请先补全再发布',
    en: 'The question is not whole yet: finish it before it is published',
  },
  'origin-gone': {
    zh: '原题已不在该学科的校本题库中，请作为新题提交',
    en: 'The original is no longer in the school bank of this subject: hand it in as a new question',
  },
  'origin-moved': {
    zh: '原题已有新的修改，请刷新并对照后再通过',
    en: 'The original has been changed meanwhile: refresh and compare before you approve',
  },
  unchanged: {
    zh: '副本与原题没有差别，请先修改再提交',
    en: 'The copy says what the original says: change it before it is handed in',
  },
  'subject-moved': {
    zh: '作者已把该试题改到另一学科，请退回',
    en: 'Its author has moved the question to another subject: return it',
  },
  'note-missing': { zh: '退回时请写明原因', en: 'Say why it is returned' },
} as const satisfies Reasons;
