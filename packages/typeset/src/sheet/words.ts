/** What the engine itself prints on a paper. Papers are Chinese whatever the language of the screen. */
export const words = {
  answer: '【答案】',
  analysis: '【解析】',
  credits: '试题来源：',
  points: (score: number) => `（${score} 分）`,
  part: (index: number) => `（${index + 1}）`,
  number: (no: string) => `${no}．`,
  right: '正确',
  wrong: '错误',
  sealFields: ['学校', '班级', '姓名', '考号'],
  sealWords: '密封线内不要答题',
  scoreHead: '题号',
  scoreRow: '得分',
  scoreTotal: '总分',
  sectionNumbers: '一二三四五六七八九十',
} as const;
