/** What the record of scores of an answer says. */
export const ledger = {
  appeal: '申诉复核',
  key: '改答案后重新计分',
  rubric: '改评分细则后重新计分',
  title: '{{name}} 的打分记录',
  empty: '还没有人打过分',
  machine: '机器',
  undo: '撤销',
  paper: '纸上用笔',
  restored: '恢复',
  restore: '恢复此分',
};
