/** What a student is told of the own work, in Chinese. */
export const selfZh = {
  points: (v: { total: number; reasons: string }) =>
    `你现在有 ${v.total} 个积分${v.reasons === '' ? '' : `；最近：${v.reasons}`}。`,
  reason: (reason: string, points: string) => `${reason} ${points}`,
  pointsTitle: '我的积分与评语',
  remark: (v: { month: string; teacher: string; text: string }) => `${v.month} ${v.teacher}老师：${v.text}`,
  remarkNone: '还没有发布给你的评语。',
  exam: (v: { name: string; subject: string; score: string; full: string }) =>
    `${v.name} ${v.subject} ${v.score} 分（满分 ${v.full}）。`,
  examNone: '还没有发布的考试成绩。',
  examsTitle: '我的考试',
  growth: (v: { subject: string; before: string; after: string; by: string }) =>
    `${v.subject}从“${v.before}”到“${v.after}”，与班级平均的差变化 ${v.by} 个百分点。`,
  growthNone: '还没有两次可以比的考试。',
  record: (v: { className: string; no: string; classmates: number; head: string }) =>
    `你在${v.className}，学号 ${v.no}，班主任${v.head}，全班 ${v.classmates} 人。`,
  recordTitle: '学生详情',
  teachers: (names: string) => `你的任课老师：${names}。`,
  teacher: (subject: string, name: string) => `${subject}${name}`,
  teachersNone: '还没有安排任课老师。',
  missing: (v: { title: string; subject: string; end: string }) =>
    `${v.subject}《${v.title}》${v.end} 已截止，没有交。`,
  missingNone: '没有漏交的作业。',
  late: (count: number, titles: string) => (count === 0 ? '你没有迟交过。' : `你迟交了 ${count} 次：${titles}。`),
  spoken: (v: { title: string; end: string; left: number }) => `《${v.title}》${v.end} 截止，还能录 ${v.left} 次。`,
  spokenScore: (v: { title: string; score: string }) => `《${v.title}》得 ${v.score} 分。`,
  spokenNone: '没有口语作业。',
  spokenTitle: '口语作业',
  lesson: (v: { title: string; teacher: string }) => `${v.teacher}老师正在上“${v.title}”，可以进去。`,
  lessonNone: '现在没有正在上的课堂。',
  lessonTitle: '进课堂',
  report: (v: { subject: string; given: number; handedIn: number; late: number }) =>
    `近 30 天${v.subject}作业应交 ${v.given} 份，已交 ${v.handedIn} 份，迟交 ${v.late} 份。`,
  reportNone: '近 30 天没有作业。',
  reportTitle: '我的学习报告',
  weak: (points: string) => `最需要补的：${points}。`,
  weakNone: '还没有足够的作答，说不出薄弱点。',
  mastered: (v: { mastered: number; open: number }) => `错题里已掌握 ${v.mastered} 道，还有 ${v.open} 道没掌握。`,
  excused: (count: number, titles: string) => (count === 0 ? '没有免交的作业。' : `你免交 ${count} 份：${titles}。`),
  unmarked: (count: number, titles: string) =>
    count === 0 ? '交上去的都发回来了。' : `有 ${count} 份已交、还没发回来：${titles}。`,
  next: (v: { title: string; subject: string; end: string }) => `最先截止的是${v.subject}《${v.title}》，${v.end}。`,
  comment: (v: { title: string; no: number; comment: string }) => `《${v.title}》第 ${v.no} 题：${v.comment}`,
  commentNone: '近 30 天老师没有在作业上写评语。',
};
export type SelfWords = typeof selfZh;
