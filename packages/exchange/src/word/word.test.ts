import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../read-write.js';

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const p = (text: string, more = '') => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r>${more}</w:p>`;
const read = (paragraphs: string[], files: Record<string, string> = {}) =>
  readQuestions(
    'docx',
    zipOf({ 'word/document.xml': `<w:document ${W}><w:body>${paragraphs.join('')}</w:body></w:document>`, ...files }),
  );
const texts = (paragraphs: string[]) => read(paragraphs).questions.map(({ body }) => JSON.stringify(body));

describe('a paper in Word', () => {
  it('is cut at its numbers, with options in one line and keys at the end', () => {
    const { questions, skipped } = read([
      p('期中试卷'),
      p('一、选择题'),
      p('1．是无理数的是（　　）'),
      p('A．3.14    B．22/7    C．π    D．0'),

      p('2. 选出两个'),
      p('A. 1'),
      p('B. 2'),
      p('二、填空题'),
      p('3．12×3=______，7+8=______。'),
      p('三、解答题'),
      p('4. 解方程'),
      p('参考答案'),
      p('1-2 CB'),
      p('3．36；15'),
      p('4．x=2'),
    ]);
    expect(questions.map(({ body, confidence }) => [body.type, body.options.length, body.answer, confidence])).toEqual([
      [2, 4, { kind: 'choice', labels: ['C'] }, 1],
      [2, 2, { kind: 'choice', labels: ['B'] }, 1],
      [4, 0, { kind: 'blanks', blanks: [{ accepted: ['36'] }, { accepted: ['15'] }] }, 1],
      [1, 0, { kind: 'open', content: [{ t: 'p', children: [{ t: 'text', v: 'x=2' }] }] }, 1],
    ]);
    expect(skipped).toEqual([{ where: '期中试卷', why: 'text-outside' }]);
  });

  it('numbers itself, and its formulas are read', () => {
    const numbering = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const listed = (text: string, more = '') =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r>${more}</w:p>`;
    const half =
      '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:rad><m:deg/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad></m:den></m:f></m:oMath>';
    const { questions } = read([listed('求', half), listed('证明')], { 'word/numbering.xml': numbering });
    expect(questions.map(({ body }) => body.stem[0])).toEqual([
      {
        t: 'p',
        children: [
          { t: 'text', v: '求' },
          { t: 'math', v: '\\frac{1}{\\sqrt{x}}' },
        ],
      },
      { t: 'p', children: [{ t: 'text', v: '证明' }] },
    ]);
  });

  it('is doubted where a letter or a number is missing', () => {
    const { questions } = read([
      p('1. 问'),
      p('A. 甲'),
      p('C. 丙'),
      p('答案：A'),
      p('4. 问'),
      p('A. 甲'),
      p('B. 乙'),
      p('答案：B'),
    ]);
    expect(questions.map(({ confidence, warnings }) => [confidence < 0.75, warnings])).toEqual([
      [true, ['options-jump']],
      [true, ['number-jumps']],
    ]);
  });

  it('draws blanks with underlined space and keeps dotted characters', () => {
    const run = (look: string, text: string) =>
      `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const [text] = texts([p('1. 填', run('<w:u w:val="single"/>', '     ') + run('<w:em w:val="dot"/>', '着'))]);
    expect(text).toContain('"t":"blank"');
    expect(text).toContain('"v":"着","marks":["dot"]');
  });

  it('keeps 3.14 at the beginning of a line in its question', () => {
    expect(texts([p('1. 圆周率是'), p('3.14 还是 3.15？')])).toHaveLength(1);
  });
});

describe('what is not taken of a paper in Word', () => {
  it('is no question whose source ends like the heading of a list of keys', () => {
    const { questions, skipped } = read([
      p('1. 求和。'),
      p('【来源】2026 年期中试卷及参考答案'),
      p('2. 求差。'),
      p('【来源】某校月考 参考答案'),
      p('3. 求积。'),
    ]);
    expect(questions.map(({ facts }) => facts.source)).toEqual([
      '2026 年期中试卷及参考答案',
      '某校月考 参考答案',
      undefined,
    ]);
    expect(skipped).toEqual([]);
  });

  it('is counted and shown: a key without a question, and lines that are none', () => {
    const { questions, skipped } = read([
      p('1. 求和。'),
      p('参考答案'),
      p('本卷由教研组提供'),
      p('1. 先通分，'),
      p('再相加。'),
      p('7. 42'),
      p('A. 甲'),
    ]);
    expect(JSON.stringify(questions[0]?.body.answer)).toContain('再相加');
    expect(skipped.map(({ where, why }) => [where, why])).toEqual([
      ['本卷由教研组提供', 'text-outside'],
      ['A. 甲', 'text-outside'],
      ['7. 42', 'text-outside'],
    ]);
  });

  it('waits for a person where a numbered list has no sign of a question', () => {
    const { questions } = read([p('1. 准时到校。'), p('2. 保持教室整洁。'), p('3. 求 x。')]);
    expect(
      questions.map(({ confidence, warnings }) => [confidence < 0.75, warnings.includes('no-sign-of-question')]),
    ).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});
