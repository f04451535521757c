export const zh = {
  title: '{{stage}}学校',
  sum: {
    schools: '{{count}} 所学校',
    classes: '{{count}} 个班级',
    teachers: '{{count}} 位教师',
    students: '{{count}} 名学生',
  },
  school: '学校',
  classes: '班级',
  teachers: '教师',
  students: '学生',
  activated: '已激活',
  total: '区域汇总',
  hidden: '少于 5 人的数字不显示；能推算出它们的数字也一并隐去。进入学校会记入审计日志。',
  results: '学情分析',
  empty: '区域里还没有这个学段的学校',
  emptyHint: '请联系机构管理员，把学校划入本区域',
} as const;
