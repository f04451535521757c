import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../read-write.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const p = (text: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const read = (body: string[], files: Record<string, string> = {}) => {
  const document = `<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`;
  return readQuestions('docx', zipOf({ 'word/document.xml': document, ...files }));
};
const lines = (...texts: string[]) => read(texts.map((text) => p(text)));
const stems = (result: ReturnType<typeof read>) => result.questions.map(({ body }) => toPlain(body.stem));
const isHeld = ({ confidence }: { confidence: number }) => confidence < 0.75;
const text = '我与父亲不相见已二年余了，我最不能忘记的是他的背影。那年冬天，祖母死了，父亲的差使也交卸了。';
const asked = ['8．“背影”出现了几次？', '9．“最不能忘记”说明了什么？', '10．理解正确的是（　　）', 'A．甲', 'B．乙'];

describe('a passage', () => {
  it.each([
    ['三、阅读下面的文章，完成8～10题。（12分）'],
    ['（二）阅读下列短文，回答问题。'],
    ['阅读材料，完成第8至10题。'],
    ['三、现代文阅读题'],
  ])('stays with its questions: %s', (heading) => {
    const paper = lines(heading, '背影', text, ...asked, '【答案】8．四次　9．深　10．B');
    expect(stems(paper)).toEqual([`背影\n${text}`]);
    expect(paper.questions[0]?.body.parts.map(({ type, answer }) => [type, answer.kind])).toEqual([
      [1, 'open'],
      [1, 'open'],
      [2, 'choice'],
    ]);
    expect(paper.questions.some(isHeld)).toBe(false);
  });

  it('that a line within a question seems to open has all of them looked at', () => {
    const paper = lines('1．求 x。', '2．综合探究', '（一）阅读下面的材料，回答问题。', text, '3．问？', '4．求 y。');
    expect(paper.questions.length).toBeGreaterThan(0);
    expect(
      paper.questions.map((one) => [isHeld(one), one.warnings.includes('passage-apart')]).slice(1),
    ).not.toContainEqual([false, false]);
    expect(isHeld(paper.questions[0] ?? { confidence: 0 })).toBe(false);
  });

  it('follows another in a section for reading as it always does', () => {
    const [one, two] = [`甲${text}`, `乙${text}`];
    const paper = lines(
      '三、阅读',
      '（一）阅读短文，回答问题。',
      one,
      '1．问？',
      '（二）阅读短文，回答问题。',
      two,
      '2．问？',
    );
    expect(stems(paper)).toEqual([one, two]);
    expect(paper.questions.some(isHeld)).toBe(false);
  });

  it('ends with the last question that it names', () => {
    const paper = lines('阅读短文，完成1～2题。', text, '1．问？', '2．问？', '3．求 x。');
    expect(paper.questions.map(({ body }) => body.parts.length)).toEqual([2, 0]);
    expect(stems(paper)[1]).toBe('求 x。');
  });

  it('may end in the words that direct to its questions', () => {
    const paper = lines('1．求 x。', `${text}据此完成2～3题。`, '2．问？', '3．问？');
    expect(paper.questions.map(({ body }) => body.parts.length)).toEqual([0, 2]);
  });

  it('keeps paragraphs that have numbers of their own', () => {
    const paper = lines('三、阅读下面的文章，完成8～10题。', '1．春天到了。', text, ...asked);
    expect(stems(paper)[0]).toContain('春天到了');
  });

  it('swallows no paper whose numbers it got wrong', () => {
    const paper = lines('1．求 x。', '二、阅读下面的文章，完成1～3题。', text, '2．问？', '3．求 y。');
    expect(paper.questions.map(({ body }) => body.parts.length)).toEqual([0, 2]);
  });

  it('that is nowhere said to be one has its questions looked at', () => {
    const paper = lines('一、选择题', text, '1．问（　　）', 'A．甲', 'B．乙', '答案：A', '二、解答题', '2．求 x。');
    expect(paper.questions.map((one) => [isHeld(one), one.warnings.includes('passage-apart')])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(paper.skipped).toEqual([{ where: text.slice(0, 60), why: 'text-outside' }]);
  });

  it('is none where a section only says how it is to be done', () => {
    const how =
      '本大题共12小题，每小题5分，在每小题给出的四个选项中，只有一项是符合题目要求的，请把它的字母填在括号里。';
    expect(lines('一、选择题', how, '1．问（　　）', 'A．甲', 'B．乙', '答案：A').questions.some(isHeld)).toBe(false);
  });

  it('in a section for reading begins behind the last option, and what is before it is looked at', () => {
    const second = `${text}${text}`;
    const paper = lines('三、阅读题', text, '1．问（　　）', 'A．甲', 'B．乙', second, '2．问？');
    expect(stems(paper)).toEqual([text, second]);
    expect(paper.questions.map(isHeld)).toEqual([true, false]);
  });
});

describe('a letter', () => {
  it('holds no questions, whatever its points say', () => {
    const paper = lines(
      '尊敬的家长：',
      '您好！',
      '1．按时作息。',
      '2．复习要点：计算、应用题。',
      '3．请写好假期计划。',
      '敬礼',
    );
    expect(paper.questions).toEqual([]);
    expect(paper.skipped.map(({ where }) => where)).toContain('复习要点：计算、应用题。');
  });

  it('with a list of nouns is no question even without its address', () => {
    const { questions } = lines('1．复习要点：计算、应用题。', '2．计算 3+5。', '3．看图写话。', '4．数一数。');
    expect(questions.map((one) => [isHeld(one), one.warnings.includes('no-sign-of-question')])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});

describe('a solution', () => {
  it('begins at 解 under the parts, and 证明 where a proof is asked', () => {
    const paper = lines(
      '1．已知 y=2x。',
      '(1)求 y；',
      '解：(1) y=1；',
      '(2) x=2',
      '2．求证：a=b。',
      '证明：因为',
      '3．完成解答过程：',
      '解：____',
    );
    expect(stems(paper)).toEqual(['已知 y=2x。\n(1)求 y；', '求证：a=b。', '完成解答过程：\n解：____']);
    expect(JSON.stringify(paper.questions[0]?.body.answer)).toContain('x=2');
    expect(JSON.stringify(paper.questions[1]?.body.answer)).toContain('因为');
  });
});

describe('options', () => {
  it.each([['a) 甲  b) 乙  c) 丙'], ['a. 甲  b. 乙  c. 丙'], ['(A) 甲  (B) 乙  (C) 丙'], ['A）甲  B）乙  C）丙']])(
    'stand as %s',
    (line) => {
      const [question] = lines('1、选出正确的', line, '答案：b').questions;
      expect(question?.body.options.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
      expect(question?.body.answer).toEqual({ kind: 'choice', labels: ['B'] });
    },
  );

  it('in small letters without a letter as the key may be parts', () => {
    const [question] = lines('1、求 x 和 y', 'a) x+1=2', 'b) y+1=2').questions;
    expect(question && [isHeld(question), question.warnings.includes('options-guessed')]).toEqual([true, true]);
  });
});

describe('numbers that Word counts', () => {
  const level = (ilvl: number, format: string, shown: string, more = '') =>
    `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${shown}"/></w:lvl>`;
  const numbering = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1．', '<w:pStyle w:val="Q"/>')}${level(1, 'upperLetter', '%2．', '<w:pStyle w:val="O"/>')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`;
  const style = (id: string, inner: string, basedOn = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}">${basedOn === '' ? '' : `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${inner}</w:pPr></w:style>`;
  const list = (id: string, ilvl = '') => `<w:numPr>${ilvl}<w:numId w:val="${id}"/></w:numPr>`;
  const styles = `<w:styles ${W}>${style('Q', list('5'))}${style('Q2', '', 'Q')}${style('O', list('5'))}${style('Plain', list('0'), 'Q')}</w:styles>`;
  const files = { 'word/numbering.xml': numbering, 'word/styles.xml': styles };
  const styled = (id: string, said: string, own = '') => p(said, `<w:pStyle w:val="${id}"/>${own}`);

  it('come from styles, through those that they are based on, for questions, options and keys', () => {
    const body = [
      styled('Q', '选（　　）'),
      ...['甲', '乙'].map((one) => styled('O', one)),
      styled('Q2', '再选（　　）'),
      ...['丙', '丁'].map((one) => styled('O', one)),
      styled('Plain', '参考答案'),
      styled('Q', 'B', list('6')),
      styled('Q', 'A', list('6')),
    ];
    const paper = read(body, files);
    expect(
      paper.questions.map(({ body: { options, answer } }) => [options.map((one) => one.label).join(''), answer]),
    ).toEqual([
      ['AB', { kind: 'choice', labels: ['B'] }],
      ['AB', { kind: 'choice', labels: ['A'] }],
    ]);
    expect(paper.skipped).toEqual([]);
  });

  it.each([
    ['lowerLetter', ['a', 'b', 'c']],
    ['upperRoman', ['I', 'II', 'III']],
    ['chineseCounting', ['一', '二', '三']],
    ['decimalEnclosedCircle', ['①', '②', '③']],
    ['ideographTraditional', ['甲', '乙', '丙']],
  ])('are written as %s', (format, shown) => {
    const own = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0, format, '第%1问')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const paper = read([p('1．问？'), ...shown.map(() => p('说', list('5', '<w:ilvl w:val="0"/>')))], {
      'word/numbering.xml': own,
    });
    expect(stems(paper)).toEqual([['问？', ...shown.map((sign) => `第${sign}问 说`)].join('\n')]);
  });
});

it('what is not taken is named in words, without the signs of the form', () => {
  const bold = '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>期中试卷</w:t></w:r></w:p>';
  const box = `<w:p><w:r><w:t>1．求 x。</w:t></w:r><w:r><w:pict><w:txbxContent>${p('框里的话')}</w:txbxContent></w:pict></w:r></w:p>`;
  const table = `<w:tbl><w:tr><w:tc>${p('姓名')}</w:tc><w:tc>${p('班级')}</w:tc></w:tr></w:tbl>`;
  expect(read([bold, table, box]).skipped.map(({ where }) => where)).toEqual(['期中试卷', '姓名 班级', '框里的话']);
});
