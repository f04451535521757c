import { labelAt } from '../question-collector.js';

/** The columns of the table by what they hold: the title that is written, and others that are read. */
export const columns = {
  type: ['题型', '试题类型', '题目类型', '类型', '题目类别', 'type', 'questiontype'],
  stem: ['题干', '题目', '试题', '题目内容', '试题内容', '题目题干', 'stem', 'question', 'questiontext'],
  answer: ['答案', '正确答案', '参考答案', '标准答案', '正确选项', 'answer', 'correctanswer'],
  analysis: ['解析', '答案解析', '试题解析', '题目解析', 'analysis', 'explanation', 'answerexplanation'],
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
/** What is read and never written: a picture somewhere in the net. */
const more = { picture: ['图片链接', 'imagelink', 'imageurl'] } as const;
const known = { ...columns, ...more };
export type Column = keyof typeof known;

export const stageNames = { primary: '小学', junior: '初中', senior: '高中' } as const;

/** A part stands in the row below its question with this sign in the last column. */
export const partSign = '是';

const folded = (title: string): string => title.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();

/** What a column holds, by its title: one of the columns, or an option by its letter (`选项A`, `A`, `option a`) or its number (`选项1`, `Option 1`). */
export function columnOf(title: string): Column | { option: string; isNumbered: boolean } | undefined {
  const said = folded(title);
  const letter = /^(?:选项|option)?([a-z])$/.exec(said)?.[1];
  if (letter !== undefined) return { option: letter.toUpperCase(), isNumbered: false };
  const number = /^(?:选项|option)([1-9])$/.exec(said)?.[1];
  if (number !== undefined) return { option: labelAt(Number(number) - 1), isNumbered: true };
  return (Object.keys(known) as Column[]).find((name) => known[name].some((one) => folded(one) === said)); // the keys of the record
}
