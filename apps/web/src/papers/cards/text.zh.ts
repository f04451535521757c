export const zh = {
  title: '答题卡',
  link: '答题卡',
  hint: '选一份试卷，按它的题号、分值和题型生成答题卡：客观题成组填涂，填空和解答有各自的答题区域。试题另外发给学生，答题卡照常打印、扫描和阅卷。',
  column: { name: '试卷名称', changed: '最近修改', actions: '操作', questions: '题数', score: '总分' },
  make: '生成答题卡',
  makeFor: '生成答题卡：{{title}}',
  empty: '还没有试卷',
  emptyHint: '先组一份试卷，再为它生成答题卡',
  toPapers: '去组卷',
  noSubject: '还没有学科',
  noSubjectHint: '任教学科设好后，这里列出该学科的试卷',
};
