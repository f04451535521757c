import '../../../../test/browser.js';
import { describe, expect, it } from 'vitest';
import { readPaste, withPictures } from './paste.js';
import { withTones } from './pinyin-tones.js';
import { richOfLines } from './typed-formulas.js';

describe('tones typed as digits', () => {
  it.each([
    ['han4 zi4', 'hàn zì'],
    ['lv4', 'lǜ'],
    ['nu:3', 'nǚ'],
    ['gui4', 'guì'],
    ['liu2', 'liú'],
    ['dou1', 'dōu'],
    ['xue2', 'xué'],
    ['ma5', 'ma'],
    ['hàn', 'hàn'],
    ['2026', '2026'],
  ])('%s is %s', (typed, read) => expect(withTones(typed)).toBe(read));
});

describe('a paste', () => {
  const textOf = (html: string) => readPaste(html).rich;

  it('from Word keeps words, marks and tables, and drops the rest', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <!--[if gte mso 9]><xml><o:Secret/></xml><![endif]-->
      <p class=MsoNormal style='text-align:center'><b>求证</b>：<span style='mso-spacerun:yes'> </span>x<sup>2</sup><o:p></o:p></p>
      <p onclick="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">见图</a></p>
      <table><tr><td>时间</td><td>路程</td></tr></table></body></html>`;
    expect(textOf(html)).toEqual([
      {
        t: 'p',
        align: 'center',
        children: [
          { t: 'text', v: '求证', marks: ['bold'] },
          { t: 'text', v: '： x' },
          { t: 'text', v: '2', marks: ['sup'] },
        ],
      },
      { t: 'p', children: [{ t: 'text', v: '见图' }] },
      { t: 'table', rows: [[[{ t: 'text', v: '时间' }], [{ t: 'text', v: '路程' }]]] },
    ]);
  });

  it('of TeX between dollars is a formula, of money it is not', () => {
    const formulas = [
      { t: 'text', v: '求 ' },
      { t: 'math', v: '\\sqrt{3}+\\frac{a}{b}' },
      { t: 'text', v: ' 的值' },
    ];
    expect(richOfLines('求 $\\sqrt{3}+\\frac{a}{b}$ 的值')).toEqual([{ t: 'p', children: formulas }]);
    expect(textOf('<p>求 $$\\sqrt{3}+\\frac{a}{b}$$ 的值</p>')).toEqual([{ t: 'p', children: formulas }]);
    expect(richOfLines('$18 x 5 = $90')).toEqual([{ t: 'p', children: [{ t: 'text', v: '$18 x 5 = $90' }] }]);
  });

  it('from a page with formulas keeps their TeX', () => {
    const html =
      '<p>设 <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\frac{x}{2}</annotation></semantics></math></span><span>x2</span></span> 为整数</p>';
    expect(textOf(html)).toEqual([
      {
        t: 'p',
        children: [
          { t: 'text', v: '设 ' },
          { t: 'math', v: '\\frac{x}{2}' },
          { t: 'text', v: ' 为整数' },
        ],
      },
    ]);
  });

  it.each([
    [
      'Word',
      '<p>求<!--[if gte msEquation 12]><m:oMath><m:sSup><m:e><i><m:r>x</m:r></i></m:e><m:sup><m:r>2</m:r></m:sup></m:sSup></m:oMath><![endif]--><![if !msEquation]><img src="file:///C:/image001.png"><![endif]> 的值</p>',
    ],
    [
      'a page of MathML',
      '<p>求<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math> 的值</p>',
    ],
    [
      'MathJax',
      '<p>求<mjx-container class="MathJax"><svg></svg><mjx-assistive-mml><math><msup><mi>x</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container> 的值</p>',
    ],
  ])('from %s keeps its formulas', (_, html) => {
    const { rich, lost } = readPaste(html);
    expect(lost).toBe(0);
    expect(rich).toEqual([
      {
        t: 'p',
        children: [
          { t: 'text', v: '求' },
          { t: 'math', v: 'x^{2}' },
          { t: 'text', v: ' 的值' },
        ],
      },
    ]);
  });

  it('sends the pictures that stand in it, and counts those that only the other program has', () => {
    const { rich, pictures, lost } = readPaste(
      '<p>图<img src="data:image/png;base64,iVBORw0KGgo=" width="40"><img src="file:///C:/Temp/image001.png"></p>',
    );
    expect([pictures.size, lost]).toEqual([1, 1]);
    const sent = new Map([['waiting-0', { fileId: 'kept', widthMm: 30, heightMm: 20 }]]);
    expect(withPictures(rich, sent)).toMatchObject([
      { children: [{ v: '图' }, { t: 'image', source: { fileId: 'kept' }, widthMm: 30 }] },
    ]);
    expect(withPictures(rich, new Map())).toEqual([{ t: 'p', children: [{ t: 'text', v: '图' }] }]);
  });
});
