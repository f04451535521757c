import type { Message } from '../../kernel/index.js';

export const projectReasons = {
  'empty-file': { zh: '请选择一个项目文件', en: 'Choose a project file' },
  'too-large': {
    zh: '文件太大：项目文件最多 32 MB，展开后最多 64 MB',
    en: 'The file is too large: a project file has 32 MB at most, and 64 MB unpacked',
  },
  'not-a-project': {
    zh: '这不是试卷项目文件（*.zhibi-paper.zip）',
    en: 'This is no project file of a paper (*.zhibi-paper.zip)',
  },
  'broken-file': {
    zh: '文件不完整或已损坏，请重新导出或重新传一次',
    en: 'The file is incomplete or damaged: export it or send it again',
  },
  'newer-version': {
    zh: '文件由更新的版本导出，请先升级本系统',
    en: 'The file comes from a newer version: upgrade this installation first',
  },
  'unsafe-path': {
    zh: '文件里有指向文件外的路径，不予导入',
    en: 'The file has paths that lead out of it: nothing is taken from it',
  },
  altered: {
    zh: '文件导出后被改动过：内容与其清单不符',
    en: 'The file was altered after its export: its content is not what it lists',
  },
  'not-valid': {
    zh: '文件内容不符合项目文件的格式，不予导入',
    en: 'The content is not as a project file has it: nothing is taken from it',
  },
  'unsafe-content': {
    zh: '文件的图形里带有脚本或外部引用，不予导入',
    en: 'A drawing in the file carries a script or refers to something outside: nothing is taken from it',
  },
  'picture-unreadable': {
    zh: '文件里有无法读取或太大的图片、音频',
    en: 'A picture or a sound in the file cannot be read or is too large',
  },
  'subject-unknown': {
    zh: '这里没有文件所属的学科，无法导入',
    en: 'The subject of the file is not taught here: it cannot be taken',
  },
  'cards-not-here': {
    zh: '文件是答题卡，而本校没有开通答题卡',
    en: 'The file is an answer card, and this school has none',
  },
  'files-missing': {
    zh: '试卷的图片或音频有缺失，或合计超过 32 MB，不能导出',
    en: 'Pictures or sounds of the paper are missing or larger than 32 MB together: it cannot be exported',
  },
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
} as const satisfies Record<string, Message>;
export type ProjectReason = keyof typeof projectReasons;
