/** What teachers are told of classes, students and their own work, in Chinese. */
export const teacherZh = {
  bands: (v: { className: string; title: string; bands: string }) => `${v.className}《${v.title}》分数段：${v.bands}。`,
  band: (label: string, count: number) => `${label} ${count} 人`,
  question: (v: { no: number; rate: string; full: string; discrimination: string }) =>
    `第 ${v.no} 题得分率 ${v.rate}，满分 ${v.full}，区分度 ${v.discrimination}。`,
  questionAsk: '请说出是第几题，例如“第3题得分率多少”。',
  questionNone: (no: number) => `这份作业没有第 ${no} 题。`,
  top: (v: { className: string; title: string; count: number; names: string }) =>
    `${v.className}《${v.title}》前 ${v.count} 名：${v.names}。`,
  topNone: '还没有批出分数。',
  improved: (v: { className: string; title: string; names: string }) =>
    `${v.className}《${v.title}》比上一次进步最大的：${v.names}。`,
  improvedNone: '没有比上一次进步的学生，或者还没有上一次可以比。',
  gain: (name: string, by: string) => `${name} +${by}`,
  load: (v: { className: string; span: string; minutes: number; limit: string }) =>
    `${v.className}${v.span}布置了 ${v.minutes} 分钟作业${v.limit}。`,
  loadLimit: (minutes: number) => `，每天上限 ${minutes} 分钟`,
  today: '今天',
  exam: (v: { name: string; day: string; classes: number; subjects: string }) =>
    `${v.name}，${v.day}，${v.classes} 个班，${v.subjects}。`,
  examNone: '还没有阶段考试。',
  examsTitle: '阶段考试',
  disk: (v: { used: string; quota: string }) => `你的云盘已用 ${v.used}，共 ${v.quota}。`,
  diskTitle: '云盘',
  year: (year: string) => `现在是 ${year} 学年。`,
  yearLocked: '学校数据正在锁定，学年升级完成后才能修改。',
  yearTitle: '首页',
  notActivated: (v: { className: string; count: number; names: string }) =>
    v.count === 0 ? `${v.className}的账号都已激活。` : `${v.className}有 ${v.count} 人还没激活：${v.names}。`,
  late: (v: { title: string; count: number; names: string }) =>
    v.count === 0 ? `《${v.title}》没有人迟交。` : `《${v.title}》有 ${v.count} 人迟交：${v.names}。`,
  excused: (v: { title: string; count: number; names: string }) =>
    v.count === 0 ? `《${v.title}》没有人免交。` : `《${v.title}》有 ${v.count} 人免交：${v.names}。`,
  outside: (v: { title: string; count: number; names: string }) =>
    v.count === 0
      ? `《${v.title}》班里每个人都有一份。`
      : `《${v.title}》有 ${v.count} 名学生没有这份作业：${v.names}。可以在提交情况里补发。`,
  compare: (v: { className: string; rate: string; title: string }) =>
    `${v.className}最近一次《${v.title}》得分率 ${v.rate}。`,
  compareGap: (by: number, best: string, last: string) =>
    `${best}比${last}高 ${by} 个百分点，两班做的可能不是同一份作业。`,
  compareOne: '你只有一个班有成绩，没有可以比的。',
  studentHomework: (v: {
    name: string;
    subject: string;
    given: number;
    handedIn: number;
    late: number;
    excused: number;
  }) =>
    `${v.name}近 30 天${v.subject}作业应交 ${v.given} 份，已交 ${v.handedIn} 份，迟交 ${v.late} 份，免交 ${v.excused} 份。`,
  studentHomeworkNone: (name: string) => `${name}近 30 天没有作业。`,
  studentWeak: (name: string, points: string) => `${name}最需要补的知识点：${points}。`,
  studentWeakNone: (name: string) => `${name}还没有足够的作答，说不出薄弱点。`,
  studentReport: (name: string) => `${name}的学习报告`,
  studentExam: (v: { name: string; exam: string; subject: string; score: string; full: string }) =>
    `${v.name} ${v.exam} ${v.subject} ${v.score} 分（满分 ${v.full}）。`,
  studentExamNone: (name: string) => `${name}还没有考试成绩。`,
  studentPoints: (name: string, points: number) => `${name}这个月的课堂积分是 ${points}。`,
  pointsTop: (className: string, names: string) => `${className}这个月积分最高的：${names}。`,
  pointsNone: (className: string) => `${className}这个月还没有给过积分。`,
  pointsTitle: (className: string) => `${className} 积分`,
  pointed: (name: string, points: number) => `${name} ${points}`,
  seat: (v: { name: string; row: number; column: number }) => `${v.name}坐第 ${v.row} 排第 ${v.column} 列。`,
  seatNone: (name: string) => `${name}还没有座位。`,
  seatTitle: (className: string) => `${className} 座次`,
  groups: (v: { className: string; set: string; groups: string }) => `${v.className}“${v.set}”：${v.groups}。`,
  group: (name: string, count: number, names: string) => `${name} ${count} 人（${names}）`,
  groupsNone: (className: string) => `${className}还没有分组。`,
  groupsTitle: (className: string) => `${className} 分组`,
  levels: (v: { className: string; a: number; b: number; c: number; none: number }) =>
    `${v.className} A 层 ${v.a} 人，B 层 ${v.b} 人，C 层 ${v.c} 人，未分层 ${v.none} 人。`,
  levelOf: (level: string, names: string) => `${level} 层：${names}。`,
  levelsTitle: (className: string) => `${className} 分层`,
  lesson: (v: { title: string; day: string; tasks: number; joined: string; right: string }) =>
    `${v.day}${v.title === '' ? ' 的课' : `《${v.title}》`}出了 ${v.tasks} 题，参与率 ${v.joined}，答对率 ${v.right}。`,
  allRightLesson: (v: { className: string; day: string; asked: number; count: number; names: string }) =>
    v.count === 0
      ? `${v.className} ${v.day} 的课问了 ${v.asked} 题，没有人全对。`
      : `${v.className} ${v.day} 的课 ${v.asked} 题全对的 ${v.count} 人：${v.names}。`,
  allRightNoKey: (v: { className: string; day: string }) =>
    `${v.className} ${v.day} 的课没有标出正确答案的题，看不出谁全对。`,
  allRightHomework: (v: { className: string; title: string; count: number; names: string }) =>
    v.count === 0
      ? `${v.className}《${v.title}》没有人全对。`
      : `${v.className}《${v.title}》全对的 ${v.count} 人：${v.names}。`,
  wrongNoneIn: (name: string, title: string) => `${name}《${title}》没有错题。`,
  publishLength: (v: { title: string; minutes: number; wished: number }) =>
    `《${v.title}》约 ${v.minutes} 分钟，不是你要的 ${v.wished} 分钟；要 ${v.wished} 分钟的，先组一份。`,
  publishMinutes: '约需时间',
  lessonNone: '还没有课堂记录。',
  lessonTitle: '课堂记录',
  lab: (v: { title: string; className: string; scored: number; students: number }) =>
    `${v.className}《${v.title}》已评 ${v.scored}/${v.students} 人。`,
  labNone: '没有实验考核。',
  labTitle: '实验考核',
  remarksLeft: (v: { className: string; count: number; names: string }) =>
    v.count === 0
      ? `${v.className}这个月的评语都写好了。`
      : `${v.className}还有 ${v.count} 人没有这个月的评语：${v.names}。`,
  remarksTitle: (className: string) => `${className} 评语`,
  readings: (v: { className: string; count: number; names: string }) =>
    v.count === 0
      ? `${v.className}的姓名读音都已确定。`
      : `${v.className}有 ${v.count} 个名字的读音待确认：${v.names}。`,
  readingsTitle: (className: string) => `${className} 姓名读音`,
  scheduled: (v: { title: string; start: string; classes: string }) => `《${v.title}》${v.start} 发给${v.classes}。`,
  scheduledNone: '没有定时待发的作业。',
  toRelease: (v: { title: string; marked: number; total: number }) =>
    `《${v.title}》已批 ${v.marked}/${v.total} 份，还没发还。`,
  toReleaseNone: '批完的作业都已发还。',
  paper: (v: { title: string; count: number; full: string; day: string }) =>
    `《${v.title}》${v.count} 题，满分 ${v.full}，${v.day} 改过。`,
  papersNone: '你还没有试卷。',
  papersTitle: '我的试卷',
  cart: (v: { count: number; minutes: number }) => `试题篮里有 ${v.count} 题，约 ${v.minutes} 分钟。`,
  cartNone: '试题篮是空的。',
  cartTitle: '试题篮',
  own: (v: { kept: string; review: string }) => `你的试题有 ${v.kept} 道，审核中 ${v.review} 道。`,
  ownTitle: '我的试题',
  doubts: (v: { batches: number; doubts: number }) => `有 ${v.batches} 批扫描件、${v.doubts} 处存疑等你看。`,
  doubtsNone: '扫描件没有存疑。',
  doubtsTitle: '扫描件',
  ink: (count: string) => `有 ${count} 条笔迹没有归属。`,
  inkNone: '没有待认领的笔迹。',
  inkTitle: '认领笔迹',
  shared: (v: { title: string; open: number; differences: number }) =>
    `《${v.title}》分给你的还有 ${v.open} 份，待仲裁 ${v.differences} 份。`,
  sharedNone: '没有分给你评的作答。',
  booklet: (v: { title: string; copies: number; returned: number; right: number; asked: number }) =>
    `《${v.title}》${v.copies} 本，收回 ${v.returned} 本，做对 ${v.right}/${v.asked} 题。`,
  bookletNone: '还没有做过手册。',
  bookletTitle: '个性化手册',
  spoken: (v: { title: string; sent: number; total: number; scored: number }) =>
    `《${v.title}》已录 ${v.sent}/${v.total} 人，已评 ${v.scored} 人。`,
  spokenNone: '没有口语作业。',
  spokenTitle: '口语作业',
  recommend: (className: string, points: string) => `${className}最值得练的知识点：${points}。`,
  recommendNone: (className: string) => `${className}的作答还不够，推荐不出来。`,
  recommendTitle: (className: string) => `${className} 精准推荐`,
  mastered: (title: string, rate: string, weak: number) => `${title}（掌握 ${rate}，${weak} 人薄弱）`,
  remarkOf: '学生',
  remarkText: '内容',
  remarkGo: '去写评语',
  remarkNone: (name: string) => `${name}这个月还没有可以写进评语的记录。`,
  listClass: '班级',
  listCount: '人数',
  listNames: '名单',
  listGo: '打开名单，可导出',
  people: (count: number) => `${count} 人`,
  publishPaper: '试卷',
  publishTo: '班级',
  publishGo: '去布置',
  publishOpen: (title: string) => `《${title}》已经布置给其中的班，还没截止。`,
  publishLater: '选的是你已有的试卷；班级、时长和截止时间请在下一页确认。',
  publishUnfound: '你的试卷里没有标题带这一节的，换个说法，或在“我的试卷”里选。',
  publishNone: '你还没有可以布置的试卷，先组一份。',
  sheet: '练习单',
  sheetCount: '题数',
  sumsGo: '去出口算',
  charactersGo: '去做字帖',
  sums: '口算',
  characters: '生字练习',
};
export type TeacherWords = typeof teacherZh;
