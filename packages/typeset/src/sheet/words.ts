import { sealLabels, sealWords } from '@zhibi/contract/papers';

/** What the engine itself prints on a paper. Papers are Chinese whatever the language of the screen. */
export const words = {
  answer: '【答案】',
  analysis: '【解析】',
  keyHeads: { key: '参考答案', explained: '参考答案与解析' },
  /** Said where there is none, or none but the writer's own. */
  noAnswer: '略',
  credits: '试题来源：',
  /** Never cut at the end of a line. */
  points: (score: number) => `（${score}\u202f分）`,
  part: (index: number) => `（${index + 1}）`,
  number: (no: string, stop: string) => `${no}${stop}`,
  figure: (no: string) => `（第 ${no} 题）`,
  readAndAnswer: (what: string, count: number) =>
    `阅读下面的${what}，完成${count > 1 ? `（1）～（${count}）题` : '后面的题目'}。`,
  notes: '注意事项：',
  right: '正确',
  wrong: '错误',
  sealFields: sealLabels,
  practiceFields: { class: '班级', name: '姓名', date: '日期', minutes: '用时', minutesUnit: '分钟', score: '得分' },
  minutesGiven: (minutes: number) => `限时 ${minutes} 分钟`,
  sealWords,
  scoreHead: '题号',
  scoreRow: '得分',
  scoreTotal: '总分',
  sectionNumbers: '一二三四五六七八九十',
} as const;
