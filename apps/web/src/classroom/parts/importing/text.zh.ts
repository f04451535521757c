/** 从文件带题进课堂。 */
export const zh = {
  open: '从文件导入',
  title: '从文件导入题目',
  hint: 'Kahoot 表格、GIFT、Aiken、QTI、Moodle XML、Excel、Word 等，不超过 4 MB。选择题和判断题成为这节课的任务，每 30 题一个，先备着不开始。',
  choose: '选择文件',
  reading: '正在读取「{{name}}」……',
  done: '已备好 {{count}} 题，共 {{tasks}}',
  tasks: '{{count}} 个任务',
  none: '文件里没有能在课堂上作答的题',
  left: '有 {{count}} 处没有带入',
  more: '另有 {{count}} 处',
  again: '再选一个文件',
  back: '回到课堂',
  tooLarge: '文件超过 4 MB，请拆成几个文件',
} as const;
