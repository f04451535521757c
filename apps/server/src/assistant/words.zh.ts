import { schoolZh } from './words/school.zh.js';
import { selfZh } from './words/self.zh.js';
import { teacherZh } from './words/teacher.zh.js';

/** The sentences of answers, in Chinese; the other language has the same. */
export const zh = {
  model: {
    spent: '今天学校的模型额度已用完，以下由助手自己回答。',
    silent: '模型没有及时回答，以下由助手自己回答。',
    gone: '模型连接不上，以下由助手自己回答。',
    nonsense: '模型的回答读不懂，以下由助手自己回答。',
    loops: '模型一直在重复查询，以下由助手自己回答。',
    unsupported: '模型的回答没有依据，以下由助手自己回答。',
  },
  teacher: teacherZh,
  school: schoolZh,
  self: selfZh,
  quote: (title: string) => `《${title}》`,
  list: (names: readonly string[], more: number) => names.join('、') + (more > 0 ? `等，另有 ${more} 人` : ''),
  none: '无',
  hello: (name: string) => `你好，${name}。我只看你自己能看到的数据，只准备草稿，不替你发送。`,
  manual: (title: string) => `帮助：${title}`,
  thanks: '不客气。',
  abilities: '我能查作业、成绩、错题和印刷的进度，能告诉你某件事在哪里做，也能准备催交、组卷和错题手册的草稿。',
  unknown: '这个我不知道。换个说法，或者试试下面的问题。',
  others: (asked: string, others: readonly string[]) =>
    `这里只答了“${asked}”。一次答一个问题，另外 ${others.length} 个请分开问：${others.map((one) => `“${one}”`).join('、')}。`,
  refused:
    '这个我不做。我只能看你自己有权限看到的数据，不能看密码、别人的数据和未发布的成绩，也不能替你发送、修改或删除。',
  notYours: '没有找到，或者你没有查看它的权限。',
  notForYou: '这件事不在你的角色里，请找学校管理员或老师。',
  noClass: '你名下没有这个班级。',
  noStudent: '请说出学生的名字，我在你教的班里找。',
  twoStudents: (name: string) => `有不止一位学生叫${name}，请到名单里选。`,
  oneStudent: (names: readonly string[]) => `一次问一位学生。你说到了 ${names.join('、')}，请分开问。`,
  whichClass: '请问是哪个班？',
  noSubject: '请先在顶部选择学科，或在问题里说出学科。',
  noReport: '没有找到符合条件、已经批改的作业。',
  noHomework: '没有找到符合条件的作业。',
  homework: '作业',
  go: '打开',
  report: '班级报告',
  missingDoor: (v: { className: string; students: number; due: number; count: number; names: string }) =>
    v.due === 0
      ? `${v.className}昨天和今天没有要交的作业。`
      : v.count === 0
        ? `${v.className} ${v.students} 人，昨天和今天要交的作业都交齐了。`
        : `${v.className} ${v.students} 人里有 ${v.count} 人昨天或今天的作业没交：${v.names}。`,
  missingOf: (v: { title: string; total: number; count: number; names: string }) =>
    v.count === 0
      ? `《${v.title}》${v.total} 份都交了。`
      : `《${v.title}》${v.total} 份里有 ${v.count} 份没交：${v.names}。`,
  excused: (count: number, names: string) => `另有 ${count} 人已请假免交：${names}，不算在内。`,
  missingList: '未交名单',
  copies: '学生名单',
  remindNobody: '没有需要催交的学生。',
  remindWords: (count: number) => `去提醒 ${count} 人`,
  remindTo: '发给',
  remindText: '内容',
  remindSample: (title: string) => `${title}还没有收到，请尽快交上来。`,
  remindWhen: '时间',
  remindNow: '在下一页点了才会发',
  remindQuiet: '21:00 至 7:00 不提醒学生，请在白天发',
  draftMade: '草稿好了，还没有发出去。',
  average: (v: { className: string; title: string; mean: string; full: string; rate: string; sat: number }) =>
    `${v.className}《${v.title}》平均 ${v.mean} 分（满分 ${v.full}），得分率 ${v.rate}，${v.sat} 人参加。`,
  gradeMean: (mean: string) => `全年级平均 ${mean} 分。`,
  passRate: (v: {
    className: string;
    title: string;
    marked: number;
    passed: number;
    passRate: string;
    excellent: number;
    excellentRate: string;
  }) =>
    `${v.className}《${v.title}》已批 ${v.marked} 人：及格 ${v.passed} 人（${v.passRate}），优秀 ${v.excellent} 人（${v.excellentRate}）。`,
  extremes: (v: { className: string; title: string; best: string; worst: string; first: string }) =>
    `${v.className}《${v.title}》最高 ${v.best} 分，最低 ${v.worst} 分；最高分：${v.first}。`,
  lowScores: (v: { className: string; title: string; count: number; names: string }) =>
    v.count === 0
      ? `${v.className}《${v.title}》没有不及格的学生。`
      : `${v.className}《${v.title}》有 ${v.count} 人不到满分的 60%：${v.names}。`,
  lowFallen: (names: string) => `比上一次退步最多的：${names}。`,
  hardQuestions: (v: { className: string; title: string; items: string }) =>
    `${v.className}《${v.title}》得分率最低的题：${v.items}。`,
  item: (no: number, rate: string) => `第 ${no} 题 ${rate}`,
  weak: (v: { className: string; title: string; items: string }) =>
    `${v.className}《${v.title}》掌握最弱的知识点：${v.items}。`,
  point: (title: string, rate: string) => `${title} ${rate}`,
  noKnowledge: '这份作业的题目没有挂知识点，说不出薄弱点。',
  studentResult: (v: { name: string; title: string; total: string; full: string; mean: string }) =>
    `${v.name}《${v.title}》${v.total} 分（满分 ${v.full}，班级平均 ${v.mean}）。`,
  studentUnmarked: (name: string, title: string) => `${name}《${title}》还没有成绩。`,
  studentWrong: (v: { name: string; count: string; items: string }) =>
    `${v.name}最近的错题 ${v.count} 道：${v.items}。`,
  noWrong: (name: string) => `${name}没有错题记录。`,
  wrongBook: (name: string) => `${name}的错题`,
  trend: (v: { className: string; count: number; first: string; last: string; change: string }) =>
    `${v.className}近 ${v.count} 次作业得分率从 ${v.first} 到 ${v.last}，${v.change}。`,
  period: (v: {
    name: string;
    from: string;
    to: string;
    results: number;
    marked: number;
    rate: string;
    passed: string;
  }) =>
    `${v.name} ${v.from} 至 ${v.to}：${v.results} 班次作业，批完 ${v.marked} 份，平均得分率 ${v.rate}，及格 ${v.passed}。`,
  periodNone: (v: { name: string; from: string; to: string }) => `${v.name} ${v.from} 至 ${v.to}没有收齐并批完的作业。`,
  periodWeak: (items: string) => `其中最弱的知识点：${items}。`,
  byPeriod: '按时段',
  allClasses: '全部班级',
  up: (points: string) => `上升 ${points} 个百分点`,
  down: (points: string) => `下降 ${points} 个百分点`,
  level: '基本持平',
  trendWhy: '原因我说不准，可以先看报告里的薄弱知识点。',
  trendNone: '还没有两次以上批改完的作业，看不出走势。',
  toMark: (v: { papers: number; answers: number }) => `还有 ${v.papers} 份、${v.answers} 个作答等你批改。`,
  toMarkNone: '没有等你批改的作业。',
  toMarkOf: (v: { title: string; papers: number; answers: number }) =>
    `《${v.title}》${v.papers} 份，${v.answers} 个作答。`,
  mark: '批改',
  open: (v: { title: string; classes: string; end: string; handedIn: number; total: number }) =>
    `《${v.title}》${v.classes}，${v.end} 截止，已交 ${v.handedIn}/${v.total}。`,
  openNone: '现在没有进行中的作业。',
  progress: (v: { title: string; handedIn: number; total: number; marked: number }) =>
    `《${v.title}》共 ${v.total} 份，已交 ${v.handedIn} 份，已批 ${v.marked} 份。`,
  classList: (v: { className: string; count: number; names: string }) =>
    `${v.className}有 ${v.count} 名学生${v.names === '' ? '' : `：${v.names}`}。`,
  classes: (count: number, names: string) => `共 ${count} 个班：${names}。`,
  students: '学生名单',
  myClasses: '班级',
  orders: (v: { number: string; title: string; status: string; copies: number; wanted: string }) =>
    `${v.number}《${v.title}》${v.status}，${v.copies} 份，要求 ${v.wanted} 送到。`,
  late: '已经晚了',
  ordersNone: '没有在印的订单。',
  ordersTitle: '印刷订单',
  print: ['待推送', '印刷中', '待发货', '待审核', '已驳回', '已完成', '待分配', '待印刷', '待签收'],
  paper: '组卷草稿',
  paperMinutes: '时长',
  paperCount: '题数',
  paperTopic: '内容',
  minutes: (count: number) => `${count} 分钟`,
  questions: (count: number) => `${count} 题`,
  asUsual: '按常用设置',
  topicLater: '在下一页选知识点',
  paperGo: '去组卷',
  bookletClass: '班级',
  bookletDays: '错题范围',
  bookletGo: '去做手册',
  span: (from: string, to: string) => (from === to ? from : `${from} 至 ${to}`),
  due: (v: { title: string; subject: string; end: string }) => `${v.subject}《${v.title}》${v.end} 截止，还没交。`,
  dueNone: '没有要交的作业。',
  score: (v: { title: string; subject: string; score: string; full: string }) =>
    `${v.subject}《${v.title}》${v.score} 分（满分 ${v.full}）。`,
  scoreNone: '还没有发回来的作业。老师发回之后才看得到分数。',
  wrong: (v: { open: number; mastered: number }) => `你还有 ${v.open} 道错题没掌握，已掌握 ${v.mastered} 道。`,
  wrongSince: (v: { count: string; span: string }) => `${v.span}发回的作业里错了 ${v.count} 道。`,
  review: (count: number) => (count === 0 ? '今天没有要复习的错题。' : `今天要复习 ${count} 道错题。`),
  wrongTitle: '错题本',
  myHomework: '我的作业',
  ask: {
    missing: '昨天的作业谁没交？',
    average: '上次作业平均分是多少？',
    toMark: '还有多少要批？',
    hard: '哪几题错得最多？',
    paper: '出一份20分钟的练习',
    booklet: '打印这周的错题',
    remind: '催一下没交的',
    trend: '最近成绩走势怎么样？',
    addStudent: '怎么添加一个学生？',
    classes: '学校有哪些班？',
    due: '我今天有什么作业？',
    score: '我上次考了多少分？',
    review: '今天要复习什么？',
    missingIn: (className: string) => `${className}谁没交作业？`,
  },
};
export type Words = typeof zh;
