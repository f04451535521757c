export const finding = {
  pages: { passed: '页数与份数相符', wrong: '页数与份数不符，差 {{count}} 页' },
  size: { passed: '页面大小一致', wrong: '{{count}} 页的大小不对' },
  fonts: { passed: '字体全部嵌入', wrong: '{{count}} 种字体没有嵌入' },
  carbon: { passed: '点阵之间没有碳黑', wrong: '{{count}} 处印有碳黑，点阵笔会看不清' },
  dots: { passed: '每页各处点阵密度正常', wrong: '{{count}} 页有的地方点阵过疏、过密、被盖住或缺失' },
  edge: { passed: '内容都在机器可印范围内', wrong: '{{count}} 处太靠近纸边，机器印不到' },
  blank: { passed: '没有空白页', wrong: '{{count}} 页没有内容' },
  odd: { passed: '页面印满每张纸', wrong: '每份有 {{count}} 面空着，页数印不满整张' },
  turned: { passed: '反面与正面同向', wrong: '每份有 {{count}} 面反面会倒着印，请换一边翻' },
  unread: { passed: '每页都已检查', wrong: '文件太大，还有 {{count}} 页没有检查印墨和点阵' },
  ledger: { passed: '页码地址齐全、无重号', wrong: '{{count}} 处页码地址缺失或重复' },
  duplicates: { passed: '每人一份，无重复', wrong: '{{count}} 人有两份' },
  missing: { passed: '班上每人都有', wrong: '{{count}} 人没有试卷' },
  left: { passed: '没有离班的学生', wrong: '{{count}} 人已不在班上' },
} as const;

/** As marks on a page call it. */
export const label = {
  pages: '页数',
  size: '大小',
  fonts: '字体',
  carbon: '碳黑',
  dots: '点阵',
  edge: '靠边',
  blank: '空白页',
  odd: '空面',
  turned: '反面倒置',
  unread: '未检查',
  ledger: '页码',
  duplicates: '重复',
  missing: '缺少',
  left: '离班',
} as const;
