/** The columns of the table by what they hold: the title that is written, and others that are read. */
export const columns = {
  type: ['题型', '试题类型', '题目类型', '类型', '题目类别', 'type', 'questiontype'],
  stem: ['题干', '题目', '试题', '题目内容', '试题内容', '题目题干', 'stem', 'question', 'questiontext'],
  answer: ['答案', '正确答案', '参考答案', '标准答案', '正确选项', 'answer', 'correctanswer'],
  analysis: ['解析', '答案解析', '试题解析', '题目解析', 'analysis', 'explanation'],
  difficulty: ['难度', '难度系数', 'difficulty'],
  knowledge: ['知识点', 'knowledge'],
  subject: ['学科', '科目', 'subject'],
  stage: ['学段', 'stage'],
  source: ['来源', '出处', 'source'],
  licence: ['版权', '授权', 'licence', 'license'],
  year: ['年份', 'year'],
  minutes: ['用时', '用时(分钟)', 'minutes'],
  version: ['版本', 'version'],
  part: ['小题', 'part'],
} as const;
export type Column = keyof typeof columns;

export const stageNames = { primary: '小学', junior: '初中', senior: '高中' } as const;

/** A part stands in the row below its question with this sign in the last column. */
export const partSign = '是';

const folded = (title: string): string => title.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();

/** What a column holds, by its title: one of the columns, or the letter of an option (`选项A`, `A`, `option a`). */
export function columnOf(title: string): Column | { option: string } | undefined {
  const said = folded(title);
  const letter = /^(?:选项|option)?([a-z])$/.exec(said)?.[1];
  if (letter !== undefined) return { option: letter.toUpperCase() };
  return (Object.keys(columns) as Column[]).find((name) => columns[name].some((one) => folded(one) === said)); // the keys of the record
}
