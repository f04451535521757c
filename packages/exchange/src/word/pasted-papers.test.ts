import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../read-write.js';

/** Papers that teachers paste together, and solutions with numbered steps: nothing runs into the question above in silence. */
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const read = (...lines: string[]) =>
  readQuestions(
    'docx',
    zipOf({ 'word/document.xml': `<w:document ${W}><w:body>${lines.map(p).join('')}</w:body></w:document>` }),
  );
type Result = ReturnType<typeof read>;
const stems = ({ questions }: Result) => questions.map(({ body }) => toPlain(body.stem));
const keyOf = ({ answer }: Result['questions'][number]['body']) =>
  answer.kind === 'choice'
    ? answer.labels.join('')
    : answer.kind === 'blanks'
      ? answer.blanks.map(({ accepted }) => accepted.join()).join(';')
      : answer.kind === 'open'
        ? toPlain(answer.content)
        : undefined;
const keys = ({ questions }: Result) => questions.map(({ body }) => keyOf(body));
const analyses = ({ questions }: Result) => questions.map(({ body }) => toPlain(body.analysis));
const held = ({ questions }: Result) => questions.map(({ confidence }) => confidence < 0.75);
const choice = (n: number, stem: string, key: string) => [
  `${n}. ${stem}（　　）`,
  'A．4　B．6　C．7　D．9',
  `【答案】${key}`,
  '【解析】略。',
];
const paper = (title: string, stem: string) => [
  title,
  ...choice(1, stem, 'C'),
  '2. 解方程：2x+1=9．',
  '【答案】x=4',
  '【解析】移项得 2x=8，x=4．',
];

describe('two papers in one file', () => {
  it.each(['八年级数学周练（二）', '试卷二', '第二单元测试', 'B组'])('are both read, with %s between them', (title) => {
    const result = read(...paper('八年级数学周练（一）', '质数是'), ...paper(title, '合数是'));
    expect(stems(result)).toEqual(['质数是（　　）', '解方程：2x+1=9．', '合数是（　　）', '解方程：2x+1=9．']);
    expect(keys(result)).toEqual(['C', 'x=4', 'C', 'x=4']);
    expect(analyses(result)[1]).toBe('移项得 2x=8，x=4．');
    expect(held(result).slice(0, 3)).toEqual([false, false, false]);
    expect(result.skipped.map(({ where }) => where)).toEqual(['八年级数学周练（一）', title]);
  });

  it('are both read where nothing stands between them', () => {
    const one = (n: number, sum: string, key: string) => [`${n}. 计算 ${sum}=____`, `【答案】${key}`, '【解析】加法'];
    const two = read(...one(1, '1+1', '2'), ...one(2, '2+2', '4'), ...one(1, '5+5', '10'), ...one(2, '6+6', '12'));
    expect(keys(two)).toEqual(['2', '4', '10', '12']);
    expect(analyses(two)).toEqual(['加法', '加法', '加法', '加法']);
    const short = read(
      '1. 解方程：5x+1=9．',
      '【答案】x=8/5',
      '1. 解方程：7x=9．',
      '【答案】x=9/7',
      '2. 求证：甲。',
      '【答案】略',
    );
    expect(keys(short)).toEqual(['x=8/5', 'x=9/7', '略']);
    expect(keys(read(...choice(1, '甲', 'A'), ...choice(1, '乙', 'B')))).toEqual(['A', 'B']);
  });

  it('are both read without keys, the title being none of the last option', () => {
    const bare = (n: number) => [`${n}．选（　　）`, 'A．甲　B．乙　C．丙　D．丁'];
    const result = read(...bare(1), ...bare(2), '周练（二）', ...bare(1), ...bare(2));
    expect(result.questions).toHaveLength(4);
    expect(result.questions[1]?.body.options.map(({ content }) => toPlain(content))).toEqual(['甲', '乙', '丙', '丁']);
  });

  it('have a title between them also where sections follow', () => {
    const result = read('一、解答题', '1．求和。', '【答案】5', '周练（二）', '一、解答题', '1．求差。', '【答案】1');
    expect(keys(result)).toEqual(['5', '1']);
  });

  it('go on where a number is wrong: a person looks', () => {
    const result = read(
      ...choice(4, '甲', 'A'),
      ...choice(5, '乙', 'B'),
      ...choice(3, '丙', 'C'),
      ...choice(40, '丁', 'D'),
    );
    expect(keys(result)).toEqual(['A', 'B', 'C', 'D']);
    expect(held(result)).toEqual([false, false, true, true]);
  });
});

describe('numbered lines in a solution', () => {
  it('that may be steps stay there; the question is doubtful and each is named', () => {
    const steps = ['1. 去分母。', '2. 移项。', '3. 合并。'];
    const result = read(
      '1．求和。',
      '【答案】5',
      '2．解方程。',
      '【答案】x=4',
      '【解析】步骤如下',
      ...steps,
      '3．求差：____',
      '【答案】1',
    );
    expect(keys(result)).toEqual(['5', 'x=4', '1']);
    expect(held(result)).toEqual([false, true, false]);
    expect(analyses(result)[1]).toBe(['步骤如下', ...steps].join('\n'));
    expect(result.skipped).toEqual(steps.map((where) => ({ where, why: 'number-in-key' })));
  });

  it('that answer a numbered list of the question are its key', () => {
    const result = read('5．译：', '1. 苹果', '2. 香蕉', '【答案】', '1. apple', '2. banana');
    expect(result.questions).toHaveLength(1);
    expect(result.skipped).toEqual([]);
  });

  it('above the key of the question are no questions of their own', () => {
    const result = read('1．解方程。', '【解析】', '1. 去分母。', '2. 移项。', '【答案】x=4', '2．求差。', '【答案】1');
    expect(keys(result)).toEqual(['x=4', '1']);
    expect(held(result)[0]).toBe(true);
  });
});
