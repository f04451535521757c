import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../read-write.js';

/** Papers as they are really set: options in a table, the whole paper in one, wide signs, a row of keys. */
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell.split('\n').map(p).join('')}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
const read = (...body: string[]) => {
  const lines = body.map((one) => (one.startsWith('<') ? one : p(one))).join('');
  return readQuestions(
    'docx',
    zipOf({ 'word/document.xml': `<w:document ${W}><w:body>${lines}</w:body></w:document>` }),
  );
};
const keyOf = ({ answer }: ReturnType<typeof read>['questions'][number]['body']) =>
  answer.kind === 'choice'
    ? answer.labels.join('')
    : answer.kind === 'blanks'
      ? answer.blanks.map(({ accepted }) => accepted.join()).join(';')
      : answer.kind === 'true-false'
        ? answer.value
        : answer.kind === 'open'
          ? toPlain(answer.content)
          : undefined;
const shown = (result: ReturnType<typeof read>) =>
  result.questions.map(({ body }) => [
    toPlain(body.stem),
    body.options.map(({ label, content }) => `${label} ${toPlain(content)}`).join(' '),
    keyOf(body),
  ]);
const held = (result: ReturnType<typeof read>) => result.questions.map(({ confidence }) => confidence < 0.75);
const four = 'A 甲 B 乙 C 丙 D 丁';

describe('options in a table', () => {
  it.each([
    ['two by two', table(['A．甲', 'B．乙'], ['C．丙', 'D．丁'])],
    ['in one row', table(['A．甲', 'B．乙', 'C．丙', 'D．丁'])],
    ['down the columns', table(['A．甲', 'C．丙'], ['B．乙', 'D．丁'])],
    ['with letters in cells of their own', table(['A．', '甲', 'B．', '乙'], ['C．', '丙', 'D．', '丁'])],
    ['two in a cell', table(['A．甲　　B．乙', 'C．丙　　D．丁'])],
  ])('%s', (_, options) => {
    const result = read('1．选（　　）', options, '答案：B', '2．求和。');
    expect(shown(result)[0]).toEqual(['选（　　）', four, 'B']);
    expect(held(result)[0]).toBe(false);
  });

  it.each([
    ['letters under pictures', table(['图', '图'], ['A', 'B'])],
    ['a letter that is missing', table(['A．甲', 'C．丙'])],
  ])('that nobody can read has the question looked at: %s', (_, options) => {
    const result = read('1．选（　　）', options, '答案：B');
    expect(held(result)).toEqual([true]);
    expect(result.questions[0]?.warnings).toContain('options-missing');
  });

  it('are not any table: one of data stays in its question', () => {
    const result = read('1．看表，求和。', table(['x', '1'], ['y', '2']), '答案：3');
    expect(result.questions[0]?.body.stem.map(({ t }) => t)).toEqual(['p', 'table']);
  });

  it('behind the brackets of a stem, in its line, are options too', () => {
    expect(shown(read('1．选（　　）A．甲　B．乙　C．丙　D．丁', '答案：D'))).toEqual([['选（　　）', four, 'D']]);
  });

  it('in a table within a cell are not lost', () => {
    const inner = table(['A．甲', 'B．乙']);
    const result = read('1．选（　　）', `<w:tbl><w:tr><w:tc>${inner}</w:tc></w:tr></w:tbl>`, '答案：B');
    expect(shown(result)).toEqual([['选（　　）', 'A 甲 B 乙', 'B']]);
  });
});

describe('a paper that is a table', () => {
  it('is read row by row, with what stands in its other columns', () => {
    const result = read(
      table(
        ['题号', '题目', '答案', '解析', '备注'],
        ['一、选择题'],
        ['1', '选（ ） A．甲 B．乙 C．丙 D．丁', 'A', '因为甲', ''],
        ['2', '求和：\n2+3=____', '5', '', '易错'],
      ),
    );
    expect(shown(result)).toEqual([
      ['选（ ）', four, 'A'],
      ['求和：\n2+3=____', '', '5'],
    ]);
    expect(toPlain(result.questions[0]?.body.analysis ?? [])).toBe('因为甲');
    expect(result.skipped).toEqual([{ where: '易错', why: 'text-outside' }]);
  });

  it('is not taken for one where its questions are numbers', () => {
    const result = read('1．选（　　）', 'A．甲　　B．乙', '参考答案', table(['题目', '1'], ['答案', 'B']));
    expect(shown(result)).toEqual([['选（　　）', 'A 甲 B 乙', 'B']]);
  });
});

describe('wide and other signs', () => {
  it('of numbers, letters and keys are what they show', () => {
    expect(shown(read('１．求和。', '２．选（　　）', 'Ａ．甲　　Ｂ．乙', '答案：Ｂ'))).toEqual([
      ['求和。', '', undefined],
      ['选（　　）', 'A 甲 B 乙', 'B'],
    ]);
  });

  it('begin questions behind a key, and parts or steps everywhere else', () => {
    const result = read('1．算：1+1=____', '答案：2', '（2）算：2+2=____', '答案：4', '第3题 算：3+3=____', '答案：6');
    expect(shown(result).map(([, , key]) => key)).toEqual(['2', '4', '6']);
    const steps = read('1．解方程组。', '（1）先求 x。', '（2）填：y=（　　）。', '答案：（1）x=1', '（2）y=2');
    expect(steps.questions).toHaveLength(1);
    expect(shown(steps)[0]?.[2]).toContain('y=2');
  });

  it('that hide a question within a key have it looked at', () => {
    const result = read('1．算：1+1=____', '答案：2', '⑵ 算：2+2=____', '答案：4');
    expect(held(result)).toEqual([true]);
    expect(result.questions[0]?.warnings).toContain('questions-in-key');
  });

  it('stand alone before what may be more than the key: it is looked at', () => {
    const warned = (...lines: string[]) => {
      const { questions } = read(...lines);
      return questions[0]?.warnings.includes('questions-in-key');
    };
    const blank = '1．算：1+1=____';
    expect(warned(blank, '答案：', '2')).toBe(false);
    expect(warned(blank, '答案：2', '因为一加一')).toBe(false);
    expect(warned('1．算：1+1=____，2+2=____', '答案：', '2', '4')).toBe(false);
    expect(warned(blank, '答案：', '小明有 2 个苹果，求共有____个。')).toBe(true);
    expect(warned(blank, '答案：', '附加题', '谈谈你的看法')).toBe(true);
    expect(warned('1．解方程组。', '答案：', '解：先求 x。', '所以 x=1。')).toBe(false);
    expect(warned('1．解方程组。', '答案：', '阅读下面的材料，说说你的看法。', '材料略')).toBe(true);
    expect(warned('1．解方程组。', '答案：', '本大题共 2 题，每小题 5 分')).toBe(true);
  });

  it('stand alone without ending the paper: the questions go on, unless the numbers begin again', () => {
    const paper = ['1．算：1+1=____', '答案：', '2', '2．算：2+2=____', '答案：', '4', '3．谈谈你的看法。'];
    expect(shown(read(...paper)).map(([, , key]) => key)).toEqual(['2', '4', undefined]);
    const asked = ['一、填空题', '1．算：1+1=____', '2．算：2+2=____'];
    for (const keys of [['1．2', '2．4'], ['一、填空题', '1．2', '2．4'], ['1．2　2．4']])
      expect(shown(read(...asked, '答案：', ...keys)).map(([, , key]) => key)).toEqual(['2', '4']);
    const left = read('1．算：1+1=____', '答案：', '2．算：2+2=____', '答案：');
    expect(shown(left).map(([, , key]) => key)).toEqual([undefined, undefined]);
  });

  it('pass a question over in the list at the end: its key is missing, also where a person marks', () => {
    const paper = ['1．选（　　）', 'A．甲　　B．乙', '2．谈谈你的看法。', '3．写一篇作文。', '【答案】略'];
    const missing = (...lines: string[]) =>
      read(...paper, ...lines).questions.map(({ warnings }) => warnings.includes('key-missing'));
    expect(missing('参考答案', '1．A')).toEqual([false, true, false]);
    expect(missing('参考答案', '1．A', '2．言之成理即可')).toEqual([false, false, false]);
  });

  it('of circled options are told where the key is one', () => {
    expect(read('1．选（　　）', '①甲 ②乙', '答案：②').questions[0]?.warnings).toContain('options-missing');
  });
});

describe('a row of keys under the last question', () => {
  const choice = (n: number) => [`${n}．选（　　）`, 'A．甲　　B．乙　　C．丙　　D．丁'];
  const three = [1, 2, 3].flatMap(choice);
  const keys = (result: ReturnType<typeof read>) => shown(result).map(([, , key]) => key);

  it('gives each its own', () => {
    expect(keys(read(...three, '答案：BDB'))).toEqual(['B', 'D', 'B']);
    expect(keys(read(...three, '答案：B、D、B'))).toEqual(['B', 'D', 'B']);
    expect(keys(read('1．甲。（　　）', '2．乙。（　　）', '答案：√×'))).toEqual([true, false]);
  });

  it('is left to a person where it may be one set, or fits no number of questions', () => {
    for (const key of ['ABD', 'BDBA', 'BB']) {
      const result = read(...three, `答案：${key}`);
      expect(held(result)).toEqual([true, true, true]);
      expect(result.questions[2]?.warnings).toContain('keys-in-a-row');
    }
  });

  it('is one set where the question says so, or stands alone with it', () => {
    expect(keys(read('一、多选题', ...three, '答案：ABD'))[2]).toBe('ABD');
    expect(keys(read(...choice(1), '答案：A', ...choice(2), '答案：BD'))).toEqual(['A', 'BD']);
  });
});

describe('a list of keys with its sections in the same lines', () => {
  it('is read to its end', () => {
    const asked = [
      '1．选（ ）',
      'A．甲 B．乙',
      '2．选（ ）',
      'A．甲 B．乙',
      '3．7+1=____．',
      '4．π 约为____．',
      '5．解方程。',
    ];
    for (const lines of [
      ['一、1-2 BA', '二、3．8　4．3.14', '三、5．x=2'],
      ['一、选择题：1-2 BA', '二、填空题（每题5分）3．8　4．3.14', '三、解答题 5．x=2'],
    ])
      expect(shown(read(...asked, '参考答案', ...lines)).map(([, , key]) => key)).toEqual([
        'B',
        'A',
        '8',
        '3.14',
        'x=2',
      ]);
  });
});

describe('the gap of a text', () => {
  it('is asked by its number, with options or a key behind it', () => {
    const result = read(
      '阅读短文，完成1～2题。',
      'One day a boy ... to school. He ... a dog and they went home.',
      '1．A．go　B．goes',
      '2．A．see　B．saw',
      '参考答案',
      '1-2 BA',
    );
    const parts = result.questions[0]?.body.parts ?? [];
    expect(parts.map((part) => [toPlain(part.stem), part.options.length])).toEqual([
      ['1．', 2],
      ['2．', 2],
    ]);
    expect(parts.map(({ answer }) => answer)).toEqual([
      { kind: 'choice', labels: ['B'] },
      { kind: 'choice', labels: ['A'] },
    ]);
  });
});

describe('a key that stands behind the text, in its line', () => {
  it.each([
    ['6. 若 x=______，则正确。【答案】2 或 3', '若 x=____，则正确。', '2 或 3'],
    ['6. 中国的首都是______。答案：北京', '中国的首都是____。', '北京'],
    ['6. 选（　　）A. 甲 B. 乙 C. 丙【答案】B【解析】因为乙', '选（　　）', 'B'],
  ])('is none of it: %s', (line, stem, key) => {
    const result = read('5. 求和______。', '答案：1', line);
    expect(shown(result)[1]).toEqual([stem, expect.anything(), key]);
    expect(toPlain(result.questions[1]?.body.analysis ?? [])).toBe(line.includes('因为') ? '因为乙' : '');
  });

  it('solutions of parts are none either', () => {
    const result = read('三、解答题', '8. 计算：(1) 1+1；(2) 2+2。', '(1) 解：2', '(2) 解：4');
    expect(shown(result)).toEqual([['计算：(1) 1+1；(2) 2+2。', '', expect.stringContaining('解：4')]]);
  });
});

it('questions whose options Word counts in a list of their own are looked at', () => {
  const counted = (list: number, text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>';
  const lists = [1, 2].map((id) => `<w:abstractNum w:abstractNumId="${id}">${level}</w:abstractNum>`).join('');
  const nums = [1, 2].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('');
  const body = ['一', '二'].flatMap((name) => [
    counted(1, `第${name}题：正确的是（　　）`),
    ...['甲', '乙', '丙', '丁'].map((text) => counted(2, text)),
  ]);
  // The keys of all stand in a line behind the last option.
  const keys = '<w:p><w:r><w:t>答案：1.A 2.B</w:t></w:r></w:p>';
  const result = readQuestions(
    'docx',
    zipOf({
      'word/document.xml': `<w:document ${W}><w:body>${body.join('')}${keys}</w:body></w:document>`,
      'word/numbering.xml': `<w:numbering ${W}>${lists}${nums}</w:numbering>`,
    }),
  );
  expect(result.questions.length).toBeGreaterThan(0);
  expect(new Set(held(result))).toEqual(new Set([true]));
});
