import type { Message } from '../../kernel/index.js';

/** Why a file becomes no pages, or pages no paper. */
export const groundReasons = {
  'no-files': { zh: '请选择 PDF 或照片', en: 'Choose a PDF or photographs' },
  'too-large': {
    zh: '文件太大：每个不超过 40 MB，一次不超过 80 MB',
    en: 'Too large: a file holds 40 MB at most, all together 80 MB',
  },
  'file-kind': {
    zh: '只能读 PDF、JPEG、PNG、WebP、HEIC 和 TIFF',
    en: 'Only PDF, JPEG, PNG, WebP, HEIC and TIFF can be read',
  },
  'locked-file': { zh: 'PDF 有密码，请先去掉密码', en: 'The PDF has a password: remove it first' },
  'broken-file': { zh: '文件已损坏，没有读出任何一页', en: 'The file is damaged: no page of it could be read' },
  'too-many-pages': { zh: '一份试卷最多 20 页', en: 'A paper holds 20 pages at most' },
  'picture-too-wide': {
    zh: '图片像素太多（超过 1 亿，HEIC 超过 2600 万），请缩小后再传',
    en: 'The picture has too many pixels (over 100 million, or 26 million of HEIC): make it smaller first',
  },
  'took-too-long': { zh: '有一页读得太久，已停止', en: 'A page took too long to read and was given up' },
  'empty-page': { zh: '有一页是空白的，没有可以作底的内容', en: 'A page is empty: there is nothing to draw on' },
  'own-page': {
    zh: '这是纸笔印的试卷页：它在系统里已有电子版，不用再当作纸质卷上传；要收学生的作答，请到批改里扫描',
    en: 'This page was printed by Zhibi: its paper is here already and need not be taken in again. Answers of students are scanned where they are marked',
  },
  'crossed-corners': {
    zh: '四个角要围成一张纸：不能交叉、内凹或挤在一起',
    en: 'The four corners have to be those of a sheet: not crossed, bent inward or in one place',
  },
  'no-picture-kept': {
    zh: '这一页不是照片或扫描，不用拉正',
    en: 'This page came with its words and needs no straightening',
  },
  'changed-meanwhile': {
    zh: '这份纸质卷已在别处修改，请刷新后再改',
    en: 'These pages were changed elsewhere: reload before changing them',
  },
  'is-made': { zh: '已经生成试卷，不能再改', en: 'A paper was made of these pages: they stand still' },
  'not-ready': { zh: '页面还没有读好', en: 'The pages are not read yet' },
  'no-questions': { zh: '还没有框出一道题', en: 'No question is framed yet' },
  'has-faults': { zh: '还有题要改：见题目旁的说明', en: 'Some questions have faults: they are said beside them' },
  'too-many': {
    zh: '未做完的纸质卷已有 20 份，请先做完或删除',
    en: 'There are 20 unfinished sets of pages: finish or remove some',
  },
} as const satisfies Record<string, Message>;
export type GroundReason = keyof typeof groundReasons;
