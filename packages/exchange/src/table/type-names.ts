/** What schools and other programs write in the column of the type, by the name that we give it. */
const names: Record<string, readonly string[]> = {
  单选题: ['单选', '单项选择', '单项选择题', '单选选择题'],
  多选题: ['多选', '多项选择', '多项选择题', '不定项', '不定项选择', '不定项选择题'],
  判断题: ['判断', '是非', '是非题', '判断正误', '对错题'],
  填空题: ['填空'],
  解答题: ['解答', '简答', '问答', '问答题', '主观', '计算题', '应用题', '证明题', '论述题'],
  口算题: ['口算'],
  书法题: ['书法', '写字'],
  作文题: ['作文', '写作', '习作'],
  综合题: ['综合', '组合题', '材料题'],
};

/** The name of a type that was written in short; 选择 alone is told by its key. What is not known stays as it was. */
export function typeNamed(said: string, answer: string): string {
  const name = said.replace(/\s/g, '');
  if (/^选择题?$/.test(name))
    return /^[\s,，、;；|A-Za-z]*$/.test(answer) && (answer.match(/[A-Z]/gi)?.length ?? 0) > 1 ? '多选题' : '单选题';
  return Object.keys(names).find((one) => one === name || names[one]?.includes(name)) ?? said;
}
