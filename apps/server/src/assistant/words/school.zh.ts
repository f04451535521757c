/** What who leads a school is told, in Chinese. */
export const schoolZh = {
  teachers: (v: { total: number; inactive: string }) => `在校教师账号 ${v.total} 个，其中未激活 ${v.inactive} 个。`,
  teachersTitle: '教师账号',
  students: (v: { total: number; inactive: string }) => `在校学生 ${v.total} 人，其中未激活 ${v.inactive} 人。`,
  byGrade: (grades: string) => `各年级：${grades}。`,
  grade: (gid: number, count: number) => `${gid} 年级 ${count} 人`,
  studentsTitle: '学生管理',
  who: (v: { className: string; head: string; teachers: string }) =>
    `${v.className}班主任${v.head}；任课：${v.teachers}。`,
  teaching: (subject: string, name: string) => `${subject}${name}`,
  nobody: '未安排',
  whoAsk: '请说出是哪个班。',
  classesTitle: '班级管理',
  inClass: (name: string, className: string) => `${name}在${className}。`,
  noSuch: '请说出学生的姓名，我在本校在读学生里找。',
  given: (v: { teacher: string; subject: string; times: number; minutes: number }) =>
    `${v.teacher}（${v.subject}）布置 ${v.times} 次，共 ${v.minutes} 分钟。`,
  givenNone: '这段时间没有布置作业。',
  loadTitle: '作业量',
  over: (v: { title: string; teacher: string; classes: string; day: string; minutes: number }) =>
    `${v.day}《${v.title}》（${v.teacher}，${v.classes}）使当天超过上限，这份 ${v.minutes} 分钟。`,
  overNone: '这段时间没有超过上限的作业。',
  subjects: (v: { offered: number; names: string }) => `开设 ${v.offered} 门：${v.names}。`,
  notOffered: (names: string) => `没有开设：${names}。`,
  subjectsTitle: '学科管理',
  import: (v: { source: string; day: string; rows: number; applied: number; state: string }) =>
    `${v.day}“${v.source}”${v.rows} 行，写入 ${v.applied} 行，${v.state}。`,
  importNone: '没有名单导入记录。',
  importsTitle: '名单导入',
  importStates: {
    columns: '待选列',
    checking: '预检中',
    checked: '已预检',
    applying: '写入中',
    applied: '已写入',
    undoing: '撤销中',
    undone: '已撤销',
  },
  upgrade: (v: { from: number; to: number; status: string; done: number; total: number }) =>
    `从 ${v.from} 学年升到 ${v.to} 学年：${v.status}，${v.done}/${v.total}。`,
  upgradeNone: '还没有做过学年升级。',
  upgradeTitle: '学年升级',
  upgradeStates: { running: '进行中', done: '已完成', failed: '失败', undone: '已撤销' },
  offers: (count: number) => (count === 0 ? '没有等审核的资源。' : `有 ${count} 个资源等审核。`),
  offersTitle: '资源审核',
  today: (v: { expected: number; came: number; machine: number; person: number }) =>
    `今天应交 ${v.expected} 份，已收 ${v.came} 份；机器批 ${v.machine} 题，老师批 ${v.person} 题。`,
  wallTitle: '学校大屏',
  walls: (count: number, names: string) => `共 ${count} 块大屏：${names}。`,
  wallsNone: '还没有设大屏。',
  thumbs: (v: { up: string; down: string }) => `最近的评价里有用 ${v.up} 个，没用 ${v.down} 个。`,
  thumbsWhy: (reasons: string) => `没用的原因：${reasons}。`,
  thumbsTitle: '助手反馈',
  thumbsHow: '逐条评价在助手窗口上方的“查看大家的反馈”里。',
};
export type SchoolWords = typeof schoolZh;
