export const home = {
  title: '进行中的作业',
  note: '进行中 {{open}} 次 · 还没交 {{missing}} 人次',
  list: '全部作业',
  publish: '发布作业',
  empty: '现在没有进行中的作业',
  emptyHint: '发布后的作业会显示在这里，直到截止',
};
