/** 布置前看看印刷：费用、用纸、送到的日子。 */
export const printPlan = {
  title: '印刷',
  sheets: '{{copies}} 份，每份 {{pages}} 页，共 {{sheets}} 张纸',
  cost: '约 {{cost}} 元',
  range: '约 {{least}}–{{most}} 元',
  noPrice: '还没有价格',
  arrives: '现在送印，最早 {{day}} 送到',
  ordered: '已送印，{{when}} 前要用',
  here: '已印好，在学校里',
  late: '印好的试卷赶不上：作业 {{opens}} 开始，试卷 {{when}} 前送到',
  lateHint: '可以先让学生在屏幕上作答，或者推迟开始。自己打印的话不用管。',
  later: '改为 {{day}} 开始',
  screen: '学生在自己的作业里点“在屏幕上作答”，不用等试卷',
  unknown: '暂时算不出印刷的费用和时间',
} as const;
