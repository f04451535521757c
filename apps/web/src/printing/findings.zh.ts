export const finding = {
  pages: { passed: '页数与份数相符', wrong: '页数与份数不符，差 {{count}} 页' },
  size: { passed: '页面大小一致', wrong: '{{count}} 页的大小不对' },
  fonts: { passed: '字体全部嵌入', wrong: '{{count}} 种字体没有嵌入' },
  ledger: { passed: '页码地址齐全、无重号', wrong: '{{count}} 处页码地址缺失或重复' },
  duplicates: { passed: '每人一份，无重复', wrong: '{{count}} 人有两份' },
  missing: { passed: '班上每人都有', wrong: '{{count}} 人没有试卷' },
  left: { passed: '没有离班的学生', wrong: '{{count}} 人已不在班上' },
} as const;
