import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRich } from '../authoring/parse.js';
import { richFromHtml } from '../html/read.js';
import { anyRich, anyText } from '../rich/any-rich.js';
import { toHtml } from './html.js';
import { lineParts, toLine } from './line.js';
import { toPlain } from './plain.js';
import { foldForSearch, searchText } from './search-text.js';
import { toTypst } from './typst.js';
import { typstString } from './typst-string.js';

const html = (rich: RichText): string =>
  toHtml(rich, {
    renderMath: (latex) => `[${latex.length}]`,
    imageUrl: (id) => `/files/${id}`,
    drawFigure: () => undefined,
  });

describe('HTML', () => {
  it('says what the text says', () => {
    expect(html(parseRich('[[center]]**a** < {{字|zì}} $x$ ___[[br]][[dot:b]]'))).toBe(
      '<p class="align-center"><strong>a</strong> &lt; <ruby>字<rt>zì</rt></ruby> <span class="math" data-latex="x">[1]</span> <span class="blank" data-blank="0" data-width="15" style="width:15mm"></span><br><span class="dot">b</span></p>',
    );
    expect(html(parseRich('[[table:header]]\n| a |\n| b |\n[[/table]]'))).toBe(
      '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
    );
  });

  it('keeps the sign that closes with the formula before it, as long as that is short', () => {
    expect(html(parseRich('若 $x$；则 $y$。'))).toBe(
      '<p>若 <span class="together"><span class="math" data-latex="x">[1]</span>；</span>则 <span class="together"><span class="math" data-latex="y">[1]</span>。</span></p>',
    );
    const long = 'a+'.repeat(20);
    expect(html(parseRich(`$${long}b$；`))).not.toContain('together');
    const spaced = parseRich('周长是 ____ 。面积');
    expect(html(spaced)).toMatch(/<span class="together"><span class="blank"[^>]*><\/span> 。<\/span>面积/);
    expect(richFromHtml(html(spaced))).toEqual(spaced);
    const text = parseRich('若 $x$；则 ____。');
    expect(richFromHtml(html(text))).toEqual(text);
  });

  it('holds no element or attribute that a person wrote', () => {
    const tag =
      /<(?:\/?(?:p|strong|em|u|sub|sup|span|ruby|rt|table|tbody|tr|th|td|br|img|svg|path|text)|(?:p|span|img|svg|path|text)(?: [\w-]+="[^"<>]*")+\/?)>/g;
    fc.assert(
      fc.property(anyRich, (rich) => {
        expect(html(rich).replace(tag, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
  });

  it('sanitises a drawing again, whatever is stored', () => {
    const source = {
      kind: 'svg' as const,
      svg: '<svg><script>alert(1)</script><path id="a" d="M0 0"/><use href="#a"/></svg>',
    };
    const picture = html([{ t: 'p', children: [{ t: 'image', source, widthMm: 9, heightMm: 9, alt: '"图"' }] }]);
    expect(picture).not.toContain('script');
    expect(picture).toMatch(/<use href="#g[0-9a-z]{2,}-a"\/>/);
    expect(picture).toContain('aria-label="&quot;图&quot;"');
  });
});

describe('plain text', () => {
  it('keeps what is raised and lowered apart from what stands in the line', () => {
    expect(
      toPlain(parseRich('x[[sup:2]] H[[sub:2]]O 2[[sup:3]] a[[sub:n]] a[[sub:n+1]] 10[[sup:-3]] 30[[sup:°]]')),
    ).toBe('x² H₂O 2³ a_n a_(n+1) 10⁻³ 30°');
  });

  it.each([
    [
      '已知 $2^m=3$，则 $2^{m+n}=$ ____，$2^{2m}=$ ____',
      '已知 2<sup>m</sup>=3，则 2<sup>m+n</sup>= ____，2<sup>2m</sup>= ____',
    ],
    ['数列 $a_n$，$a_{n+1}$，$S_{2k}$，$x^2$', '数列 a<sub>n</sub>，a<sub>n+1</sub>，S<sub>2k</sub>，x²'],
    ['$(-2)^n$ 与 $x^{a^2}$', '(-2)<sup>n</sup> 与 x<sup>a²</sup>'],
    ['AB____C\n长 ____cm', 'AB____C 长 ____cm'],
  ])('of a list has powers and indices apart: %s', (typed, line) => {
    const parts = lineParts(toLine(parseRich(typed)));
    expect(parts.map(({ v, shift }) => (shift ? `<${shift}>${v}</${shift}>` : v)).join('')).toBe(line);
  });

  it('reads formulas, blanks, pinyin and tables in lines', () => {
    expect(toPlain(parseRich('求 $\\frac{1}{2}$ 的 ___\n{{字|zì}}\n[[table]]\n| a | b |\n[[/table]]'))).toBe(
      '求 1/2 的 ____\n字(zì)\na\tb',
    );
  });

  it.each([
    ['⽐较', '比较'],
    ['⻢克思', '马克思'],
    ['ＡＢＣ（１）', 'abc(1)'],
    ['函 数 的\n图 像', '函数的图像'],
    ['New  York', 'new york'],
    ['x²', 'x2'],
  ])('%j is found as %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('of a question covers every part of it', () => {
    const part = (word: string): QuestionBody => ({
      type: 4,
      stem: parseRich(`${word}题 $x^2$`),
      options: [{ label: 'A', content: parseRich(`${word}选`) }],
      answer: { kind: 'blanks', blanks: [{ accepted: [`${word}答`, '\\frac{1}{2}'] }] },
      analysis: parseRich(`${word}析`),
      parts: [],
    });
    const found = searchText({ ...part('甲'), parts: [part('乙')] });
    for (const word of ['甲题', 'x2', '甲选', '甲答', '1/2', '甲析', '乙题', '乙选', '乙答', '乙析'])
      expect(found).toContain(word);
  });
});

describe('Typst', () => {
  const tools = {
    math: (latex: string) => (latex.includes('x') ? { name: 'm1.svg', heightEm: 1.5, depthEm: 0.3 } : undefined),
    image: () => undefined,
    blank: (index: number, widthMm: number) => `blank(${index}, ${widthMm}mm)`,
  };

  it('sets text, formulas, blanks and pictures', () => {
    expect(toTypst(parseRich('**a** $x$ $y$ ___ {{字|zì}}'), tools)).toBe(
      '{\n  par({ strong(text("a")); text(" "); box(baseline: 0.0200em, height: 1.2200em, image("m1.svg", height: 1.5000em)); text(" "); zb-source("y"); text(" "); blank(0, 15mm); text(" "); zb-ruby("字", "zì") })\n}',
    );
    expect(toTypst([], tools)).toBe('[]');
  });

  it('leaves air above what is higher than a line: a fraction under a line of text stands clear of it', () => {
    const fraction = { ...tools, math: () => ({ name: 'm1.svg', heightEm: 2.2, depthEm: 0.8 }) };
    expect(toTypst(parseRich('$x$'), fraction)).toContain(
      'box(baseline: 0.5200em, height: 2.1700em, inset: (top: 0.2500em), image("m1.svg", height: 2.2000em))',
    );
  });

  it('puts a formula of its own line between two paragraphs', () => {
    expect(toTypst(parseRich('[[indent]]a[[br]]$$x$$[[br]]b'), tools)).toMatch(
      /par\(first-line-indent.*\{ text\("a"\) \}\)\n {2}align\(center, box.*\n {2}par\(\{ text\("b"\)/,
    );
  });

  it('fills short rows of a table', () => {
    expect(toTypst([{ t: 'table', header: true, rows: [[[]], [[], []]] }], tools)).toContain(
      'table(columns: 2, table.header([], []), [], [])',
    );
  });

  it('keeps every text inside its string', () => {
    const literal = /"(?:[^"\\\n\r]|\\["\\nrt]|\\u\{[0-9a-f]{1,6}\})*"/g;
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        expect(typstString(text).replace(literal, '')).toBe('');
        expect(typstString(text).match(literal)).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
    const code =
      /^(?:[{}();,[\]:\s]|\d+(?:\.\d{4})?(?:mm|em)?|"s"|par|first-line-indent|amount|all|true|align|center|end|text|strong|emph|underline|sub|super|zb-(?:wave|dot|ruby|(?:long-)?source|missing)|box|baseline|image|height|width|linebreak|table|columns|\.header|it =>|it|near|blank)*$/;
    fc.assert(
      fc.property(anyRich, (rich) => {
        const plain = { ...tools, blank: (index: number) => `blank(${index})` };
        expect(toTypst(rich, plain).replace(literal, '"s"')).toMatch(code);
      }),
      { numRuns: 500 },
    );
  });
});
