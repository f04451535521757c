export const sp = {
  show: '看 S-P 表',
  title: 'S-P 表',
  note: '学生从好到弱、题目从易到难；得分率到 60% 记 1，不到记 0。点题号看作答，点姓名看答卷',
  none: '还没有批完的答卷',
  noneHint: '批完后这里显示谁答对了哪道题',
  student: '学生',
  right: '答对',
  rightOf: '答对人数',
  rightFormula: '得分率到 60% 的题数',
  caution: '注意系数',
  cautionFormula:
    'Sato 注意系数：最易的 x 题中答错题的答对人数之和，减其余题中答对题的答对人数之和，除以（最易 x 题的答对人数之和 − x × 平均答对人数）；x 是该生答对的题数。0 为合乎次序，0.5 起值得看看；全对或全错时没有',
  allUsual: '没有反常的作答：会的题都在易的一边',
  odd: '作答反常的学生 {{students}} 名、题目 {{questions}} 道（注意系数 0.5 起）：看看是粗心、猜对还是题有问题',
  legend: '蓝实线是 S 线（每人答对的题数），橙虚线是 P 线（每题答对的人数）',
} as const;
