/** 一张纸的来历。 */
export const zh = {
  title: '这张纸的来历',
  page: '第 {{page}} 页',
  orders: '印过它的单',
  reprint: '补印',
  withdrawn: '已撤回，没有印',
  batch: '批次 {{batch}}',
  machine: '机器 {{machine}}',
  job: '{{machine}} · {{state}} · {{at}}',
  shipped: '{{at}} 发货',
  code: '页码 {{code}}',
  replaces: '顶替 {{code}}',
  replaced: '{{at}} 由 {{code}} 顶替',
  bothRead: '写在哪一张上都算这一页',
  none: '没有印过这个页码的单，或不归您看',
  noneHint: '页码印在纸上，例如 713.1.42.7；也可以扫纸上的二维码',
} as const;
