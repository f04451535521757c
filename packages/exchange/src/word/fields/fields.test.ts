import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../read-write.js';
import { eqLatex } from './eq-latex.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const sign = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (text: string, look = '') =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const field = (codes: string, result = '') => sign('begin') + codes + sign('separate') + result + sign('end');
const read = (...paragraphs: string[]) =>
  readQuestions(
    'docx',
    zipOf({
      'word/document.xml': `<w:document ${W}><w:body>${paragraphs.map((one) => `<w:p>${one}</w:p>`).join('')}</w:body></w:document>`,
    }),
  );
const stemOf = (inner: string) => {
  const [question] = read(t('1．求 ') + inner + t(' = ____．'), t('答案：2')).questions;
  return {
    pieces: question?.body.stem
      .flatMap((block) => (block.t === 'p' ? block.children : []))
      .map((one) => ('v' in one ? one.v : one.t)),
    warnings: question?.warnings,
    isHeld: (question?.confidence ?? 0) < 0.75,
  };
};

describe('the code of an EQ field', () => {
  it.each([
    ['EQ \\f(1,2)', '\\frac{1}{2}'],
    ['EQ \\f(1;2)', '\\frac{1}{2}'],
    ['EQ \\r(3,8)', '\\sqrt[3]{8}'],
    ['EQ \\r(x+1)', '\\sqrt{x+1}'],
    ['EQ \\r(,2)', '\\sqrt{2}'],
    ['eq \\f(\\r(5)-1,2)', '\\frac{\\sqrt{5}-1}{2}'],
    ['EQ x\\s\\up6(2)', 'x^{2}'],
    ['EQ a\\s\\do4(1)', 'a_{1}'],
    ['EQ C\\s\\up6(2)\\do4(5)', 'C^{2}_{5}'],
    ['EQ \\s(2,5)', '{}^{2}_{5}'],
    ['EQ \\b\\lc\\{(\\a\\al\\co1(x+y=1,x-y=3))', '\\left\\{\\begin{array}{l}x+y=1 \\\\ x-y=3\\end{array}\\right.'],
    ['EQ \\b(\\f(1,2))', '\\left(\\frac{1}{2}\\right)'],
    ['EQ \\b\\bc\\|(x)', '\\left|x\\right|'],
    ['EQ \\i\\su(i=1,n,i)', '\\sum_{i=1}^{n} i'],
    ['EQ \\x\\to(AB)', '\\overline{AB}'],
    ['EQ \\o(AB,\\s\\up7(→))', '\\overrightarrow{AB}'],
    ['EQ \\f(路程,时间)', '\\frac{\\text{路程}}{\\text{时间}}'],
    ['EQ \\f(f(x,y),2)', '\\frac{f(x,y)}{2}'],
  ])('%s', (said, latex) => expect(eqLatex(said)).toBe(latex));

  it.each([
    'EQ \\f(1',
    'EQ \\f(1,2,3)',
    'EQ \\q(1)',
    'EQ \\o(X,—)',
    'EQ ',
    `EQ ${'\\r('.repeat(99)}1${')'.repeat(99)}`,
  ])('is not guessed: %s', (said) => expect(eqLatex(said)).toBeUndefined());
});

describe('a field in a paper', () => {
  it('is a formula, wherever its code is cut', () => {
    expect(stemOf(field(code(' EQ \\f(1') + code(',2) ')))).toMatchObject({
      pieces: ['求 ', '\\frac{1}{2}', ' = ', 'blank', '．'],
      isHeld: false,
    });
    expect(stemOf(`<w:fldSimple w:instr=" EQ \\r(3,8) "/>`).pieces).toContain('\\sqrt[3]{8}');
  });

  it('keeps what stands high in its code, and a field within a field', () => {
    const high = code(' EQ \\r(x') + code('2', '<w:vertAlign w:val="superscript"/>') + code('+1)');
    expect(stemOf(field(high)).pieces).toContain('\\sqrt{x^{2}+1}');
    const outer = sign('begin') + code(' EQ \\f(') + field(code('EQ \\r(2)')) + code(',2)') + sign('end');
    expect(stemOf(outer).pieces).toContain('\\frac{\\sqrt{2}}{2}');
  });

  it('is pinyin over a character, or a number in a ring', () => {
    const ruby = 'EQ \\* jc2 \\* &quot;Font:宋体&quot; \\* hps10 \\o\\ad(\\s\\up 9(zhòng),重)';
    const [question] = read(t('1．读 ') + field(code(ruby)) + field(code(' EQ \\o\\ac(○,3)'))).questions;
    expect(JSON.stringify(question?.body.stem)).toContain('{"t":"ruby","v":"重","over":"zhòng"}');
    expect(JSON.stringify(question?.body.stem)).toContain('③');
  });

  it.each(['EQ \\o(X,—)', 'EQ \\f(1', 'SYMBOL 68 \\f Symbol'])('that cannot be taken is told: %s', (said) => {
    expect(stemOf(field(code(said)))).toMatchObject({
      isHeld: true,
      warnings: expect.arrayContaining(['word-object']),
    });
  });

  it('shows its result, as ever; one that shows nothing is nothing', () => {
    expect(stemOf(field(code('REF a'), t('12'))).pieces?.join('')).toContain('求 12 =');
    expect(stemOf(field(code('XE &quot;a&quot;')))).toMatchObject({ pieces: ['求  = ', 'blank', '．'], isHeld: false });
    expect(read(sign('begin') + code('TOC') + sign('separate') + t('1．求和。'), sign('end')).questions).toHaveLength(
      1,
    );
  });
});
