import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../read-write.js';

/** Papers as teachers have them, made here. */
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const t = (text: string, look = '') =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inner.startsWith('<') ? inner : t(inner)}</w:p>`;
const table = (rows: string[][]) =>
  `<w:tbl>${rows
    .map(
      (row) =>
        `<w:tr>${row
          .map(
            (cell) =>
              `<w:tc>${cell
                .split('\n')
                .map((line) => p(line, '<w:jc w:val="center"/>'))
                .join('')}</w:tc>`,
          )
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;
const read = (body: string[], files: Record<string, string> = {}) => {
  const document = `<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`;
  return readQuestions('docx', zipOf({ 'word/document.xml': document, ...files }));
};
const choice = (number: number, stem = '选（　　）') => [
  p(`${number}．${stem}`),
  p('A．甲　　B．乙　　C．丙　　D．丁'),
];
const three = [1, 2, 3].flatMap((number) => choice(number));
const keyOf = ({ answer }: ReturnType<typeof read>['questions'][number]['body']): unknown =>
  answer.kind === 'choice'
    ? answer.labels.join('')
    : answer.kind === 'open'
      ? toPlain(answer.content)
      : answer.kind === 'blanks'
        ? answer.blanks.map(({ accepted }) => accepted.join())
        : answer.kind === 'true-false'
          ? answer.value
          : undefined;
const keys = (result: ReturnType<typeof read>) => result.questions.map(({ body }) => keyOf(body));
const stems = (result: ReturnType<typeof read>) => result.questions.map(({ body }) => toPlain(body.stem));
const isHeld = ({ confidence }: { confidence: number }) => confidence < 0.75;

describe('a table of answers', () => {
  it.each([
    [
      'numbers above keys',
      [
        ['题号', '1', '2', '3'],
        ['答案', 'B', 'C', 'A'],
      ],
    ],
    [
      'several blocks',
      [
        ['题号', '1', '2'],
        ['答案', 'B', 'C'],
        ['题号', '3', ''],
        ['答案', 'A', ''],
      ],
    ],
    [
      'columns',
      [
        ['题号', '答案', '解析'],
        ['1', 'B', '略'],
        ['2', 'C', '略'],
        ['3', 'A', '略'],
      ],
    ],
    [
      'columns twice',
      [
        ['题号', '答案', '题号', '答案'],
        ['1', 'B', '3', 'A'],
        ['2', 'C', '', ''],
      ],
    ],
    [
      'ranges',
      [
        ['题 号', '1～3'],
        ['答 案', 'BCA'],
      ],
    ],
    [
      'no titles',
      [
        ['1', '2', '3'],
        ['B', 'C', 'A'],
      ],
    ],
    [
      'numbers as they are spoken',
      [
        ['题号', '第1题', '（2）', '３.'],
        ['答案', 'B', 'C', 'A'],
      ],
    ],
  ])('gives each question its key: %s', (_, rows) => {
    const paper = read([...three, p('参考答案与解析'), table(rows)]);
    expect(keys(paper)).toEqual(['B', 'C', 'A']);
    expect(paper.skipped).toEqual([]);
    expect(toPlain(paper.questions[2]?.body.options[3]?.content ?? [])).toBe('丁');
  });

  it('is named where nothing fits, and never part of a question', () => {
    const empty = [
      ['题号', '1', '2', '3'],
      ['答案', '', '', ''],
    ];
    const points = [
      ['题号', '一', '二', '总分'],
      ['得分', '', '', ''],
    ];
    const paper = read([
      ...three,
      table(empty),
      table(points),
      p('参考答案'),
      table([
        ['甲', '乙'],
        ['丙', '丁'],
      ]),
    ]);
    expect(paper.skipped).toEqual([
      { where: '甲 乙 丙 丁', why: 'text-outside' },
      { where: '题号 1 2 3 答案', why: 'answer-table' },
      { where: '题号 一 二 总分 得分', why: 'answer-table' },
    ]);
    expect(JSON.stringify(paper.questions)).not.toContain('题号');
  });

  it('of other things stays in its question', () => {
    const paper = read([
      p('1．看表填空____'),
      table([
        ['序号', '1', '2'],
        ['分数', '80', '90'],
      ]),
    ]);
    expect(stems(paper)[0]).toContain('分数');
  });

  it('that arranges questions is read as questions', () => {
    const cell = (number: number) => `${number}．选（　　）\nA．甲\nB．乙\n【答案】A`;
    expect(keys(read([table([[cell(1), cell(2)]])]))).toEqual(['A', 'A']);
  });
});

describe('keys at the end', () => {
  it('stand several in one line, in ranges, with their analyses', () => {
    const paper = read([...three, p('4．化简'), p('参考答案'), p('1～2：B C　3．AB'), p('4．【答案】x【解析】因为')]);
    expect(keys(paper)).toEqual(['B', 'C', 'AB', 'x']);
    expect(toPlain(paper.questions[3]?.body.analysis ?? [])).toBe('因为');
  });

  it('of a paper that counts anew go by section, else by order, else nowhere', () => {
    const paper = [p('一、选择题'), ...choice(1), p('二、填空题'), p('1．填____')];
    const last = (lines: string[]) => keys(read([...paper, p('参考答案'), ...lines.map((line) => p(line))]));
    expect(last(['二、填空题', '1．36', '一、选择题', '1．B'])).toEqual(['B', ['36']]);
    expect(last(['1．B', '1．36'])).toEqual(['B', ['36']]);
    const unclear = read([...paper, p('参考答案'), p('1．B')]);
    expect(keys(unclear)).toEqual([undefined, undefined]);
    expect(unclear.questions.map((one) => [isHeld(one), one.warnings.includes('key-unclear')])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('that say something else than the question does are looked at', () => {
    const [question] = read([...choice(1), p('【答案】B'), p('参考答案'), p('1．C')]).questions;
    expect(question && [isHeld(question), question.warnings]).toEqual([true, ['keys-differ']]);
  });

  it('under the last question are dealt out by number', () => {
    const body = [p('8．问几次？'), p('9．说明什么？'), ...choice(10), p('【答案】8．四次　9．印象深　10．B')];
    expect(keys(read(body))).toEqual(['四次', '印象深', 'B']);
  });
});

describe('a line', () => {
  const soft = (...lines: string[]) => p(lines.map((line) => t(line)).join('<w:r><w:br/></w:r>'));
  it('ends at a soft break', () => {
    const paper = read([soft('1．选（　　）', 'A．甲', 'B．乙', '答案：A', '', '2．2+2=____', '答案：4', '')]);
    expect(keys(paper)).toEqual(['A', ['4']]);
    expect(paper.questions[0]?.body.options).toHaveLength(2);
    expect(keys(read([p(`${t('1．填____')}<w:r><w:cr/></w:r>${t('答案：4')}`)]))).toEqual([['4']]);
  });

  it('that goes on its paragraph stays a line of it', () => {
    expect(read([soft('1．读', '床前明月光', '疑是地上霜')]).questions[0]?.body.stem).toHaveLength(1);
  });
});

describe('text that is not to be seen', () => {
  const styles = `<w:styles ${W}><w:style w:type="character" w:styleId="K"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="L"><w:basedOn w:val="K"/></w:style><w:style w:type="paragraph" w:styleId="P"><w:rPr><w:strike/></w:rPr></w:style></w:styles>`;
  it.each([
    ['hidden', '<w:vanish/>', '', 'text-hidden'],
    ['hidden on the web', '<w:webHidden/>', '', 'text-hidden'],
    ['hidden by a style', '<w:rStyle w:val="L"/>', '', 'text-hidden'],
    ['struck through', '<w:strike/>', '', 'text-struck'],
    ['struck through twice', '<w:dstrike/>', '', 'text-struck'],
  ])('is left out and named: %s', (_, look, properties, why) => {
    const paper = read([p(t('1．水读作____。') + t('（水）', look), properties)], { 'word/styles.xml': styles });
    expect(stems(paper)).toEqual(['水读作____。']);
    expect(paper.skipped).toEqual([{ where: '（水）', why }]);
    expect(paper.questions[0]?.warnings).toContain('text-left-out');
  });

  it('by the style of its paragraph is left out, and seen where the run says otherwise', () => {
    const style = '<w:pStyle w:val="P"/>';
    const body = [p('1．求 x。'), p(t('旧') + t('新', '<w:strike w:val="0"/>'), style)];
    const paper = read(body, { 'word/styles.xml': styles });
    expect(stems(paper)).toEqual(['求 x。\n新']);
    expect(paper.skipped).toEqual([{ where: '旧', why: 'text-struck' }]);
  });

  it('keeps the dots at its characters, of whatever shape', () => {
    const dotted = (shape: string) =>
      JSON.stringify(read([p(t('1．读') + t('重', `<w:em w:val="${shape}"/>`))]).questions);
    for (const shape of ['dot', 'underDot', 'comma', 'circle']) expect(dotted(shape)).toContain('"marks":["dot"]');
    expect(dotted('none')).not.toContain('marks');
  });
});

describe('a key in the text of its question', () => {
  it.each([
    ['（ B ）', [p('1．1+1=（ B ）'), p('A．1　　B．2')], '1+1=（　　）', 'B'],
    ['（√）', [p('1．地球是圆的。（ √ ）')], '地球是圆的。（　　）', true],
    ['(×) before it', [p('二、判断题'), p('1．(×)太阳绕地球转。')], '（　　）太阳绕地球转。', false],
    ['on a line of signs', [p('1．首都是__北京__。')], '首都是____。', ['北京']],
    ['on a line with room', [p(t('1．首都是') + t(' 北京 ', '<w:u w:val="single"/>'))], '首都是____', ['北京']],
    [
      'underlined in a section of blanks',
      [p('三、填空题'), p(t('1．首都是') + t('北京', '<w:u w:val="single"/>'))],
      '首都是____',
      ['北京'],
    ],
    ['behind a sign of equality', [p('1．3+5=（ 8 ）')], '3+5=____', ['8']],
  ])('is taken out of it: %s', (_, body, stem, key) => {
    const paper = read(body);
    expect([stems(paper), keys(paper)]).toEqual([[stem], [key]]);
    expect(paper.questions.some(isHeld)).toBe(false);
  });

  it.each([
    ['two brackets', [p('1．先（ A ）后（ B ）'), p('A．1　　B．2')], 'key-in-stem'],
    ['another key below', [p('1．1+1=（ A ）'), p('A．1　　B．2'), p('答案：B')], 'keys-differ'],
    ['a word between blanks', [p('1．首都是___北京___。')], 'key-in-stem'],
  ])('that is not certain is for a person to see: %s', (_, body, why) => {
    const [question] = read(body).questions;
    expect(question && [isHeld(question), question.warnings.includes(why as 'key-in-stem')]).toEqual([true, true]); // as: one of the reasons of the table
  });

  it('is none where a bracket names a point, or a line means emphasis', () => {
    const point = read([p('1．过点（A）的直线是（　　）'), p('A．甲　　B．乙'), p('答案：B')]);
    expect([stems(point), keys(point)]).toEqual([['过点（A）的直线是（　　）'], ['B']]);
    const marked = read([p(t('1．解释') + t('画线', '<w:u w:val="single"/>') + t('的词。')), p('答案：略')]);
    expect(stems(marked)).toEqual(['解释画线的词。']);
  });
});
