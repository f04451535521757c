/** What a student reads of homework, as a child and later. */
export const student = {
  until: '{{when}} 前',
  ofDay: '{{day}} 的作业',
  collected: '老师 {{when}} 提前收卷',
  all: '全部',
  child: {
    toWrite: '要写的',
    inHand: '老师手里',
    assigned: '没开始',
    writing: '正在写',
    catchUp: '还能补交',
    handedIn: '已交',
    new: '发下来了',
    seen: '看过了',
    missed: '没交',
    how: '写在发给你的纸上，写完等老师收。',
    howLate: '写在纸上，交给老师就行。',
    allDone: '要写的都写完了',
    allDoneHint: '有新作业，这里会告诉你。',
  },
  teen: {
    toWrite: '待完成',
    inHand: '老师批改中',
    assigned: '未开始',
    writing: '作答中',
    catchUp: '可以补交',
    handedIn: '已交',
    new: '新发还',
    seen: '已查看',
    missed: '未交',
    how: '写在发下的答卷上，到时间统一收取。',
    howLate: '已过截止时间，写完仍可补交。',
    allDone: '没有待完成的作业',
    allDoneHint: '新作业发布后会显示在这里。',
  },
} as const;

export const notices = {
  title: '通知',
  some: '通知，{{count}} 条新的',
  none: '没有新消息',
  hint: { child: '有新作业或发下来的卷子，会告诉你', teen: '新作业和发还的答卷会显示在这里' },
} as const;
