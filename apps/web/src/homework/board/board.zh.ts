export const board = {
  title: '上课看板',
  note: '近 14 天的作业：讲哪份、催哪份',
  show: { all: '全部', discuss: '要讲的', collect: '没收齐' },
  filterShow: '显示',
  column: {
    name: '作业',
    end: '截止',
    handedIn: '已交',
    marked: '已批',
    mean: '平均',
    wrong: '错得最多的题，得分率',
    actions: '操作',
  },
  waiting: '收齐再看',
  question: '第 {{no}} 题 {{rate}}',
  remind: '催交',
  lecture: '讲评',
  none: '近 14 天没有这样的作业',
  noneHint: '换一个班级或条件再看',
};

export const ofSchool = {
  title: '学校的作业',
  note: '代学校处理，每一步都有记录',
  teacher: '教师',
  subject: '学科',
  minutes: '{{count}} 分钟',
  none: '没有符合条件的作业',
  noneHint: '换一个班级或状态再看',
};
