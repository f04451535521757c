export const giving = {
  forWhom: '给谁',
  nobody: '请选择要布置的学生',
  kind: { everybody: '全班', layers: '按层次', groups: '按小组', students: '指定学生' },
  layer: { A: 'A 层', B: 'B 层', C: 'C 层', none: '未分层' },
  students: '{{count}} 人',
  thisPaper: '这份试卷',
  noPaper: '不布置',
  noGroups: '这个班还没有分组',
  studentsOf: '{{class}} 的学生',
  chooseStudents: '选择学生',
  joiners: '截止前转入的学生也要做',
  task: '任务',
  taskOf: { written: '书面作业', pen: '纸笔互动', dictation: '听写', calligraphy: '书法', combined: '综合' },
  like: '照上次布置',
};

export const load = {
  title: '一周作业时长',
  minutes: '分钟',
  sum: '{{class}} 这一天 {{minutes}} 分钟',
  within: '{{class}} 这一天 {{minutes}} 分钟，上限 {{limit}} 分钟',
  over: '{{class}} 这一天会到 {{minutes}} 分钟，超过上限 {{limit}} 分钟',
  pick: '改到这天',
  picked: '选了这天',
  tooMuch: '超过了这一天的上限，可以改到别的一天',
  reason: '一定要这一天，请写理由',
  reasonNeeded: '请填写理由',
  whoReads: '学校领导会看到理由，班级作业公示里也会显示。',
  usual: { review: '第二天要讲评', missed: '补昨天停的课', some: '只给部分学生' },
};

export const types = {
  title: '布置作业',
  note: '选一种，接着选对象和时间',
  others: '其他类型',
  go: '开始',
  of: {
    like: { name: '照上次布置', hint: '同样的班级和截止时间，换一份试卷' },
    paper: { name: '试卷', hint: '已经组好的试卷、测验、导学案' },
    practice: { name: '同步练习', hint: '按课时推送，可以分层' },
    school: { name: '校本练习册', hint: '布置校本练习册里的几页' },
    aid: { name: '教辅', hint: '布置教辅里的几页' },
    characters: { name: '字词与口算', hint: '字帖、听写、口算练习' },
    auto: { name: '按要求组卷', hint: '说明要什么，自动选题' },
  },
};
