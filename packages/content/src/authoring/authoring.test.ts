import { RichText } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRich, anyText } from '../rich/any-rich.js';
import { normaliseRich } from '../rich/normalise.js';
import { blanksOf, formulasOf, inlinesOf } from '../rich/walk.js';
import { parseRich } from './parse.js';
import { tokensOf } from './tokens.js';
import { writeRich } from './write.js';

const formulas = (text: string): string[] => formulasOf(parseRich(text)).map((formula) => formula.v);
const texts = (text: string): string =>
  [...inlinesOf(parseRich(text))].map((item) => (item.t === 'text' ? item.v : '')).join('');

describe('signs that open nothing', () => {
  it.each(['{'.repeat(1_000), '一{二{{三', '$$ [[ ]', 'a\\{b\\$c'])(
    'are one piece with the text around them: %.20j',
    (text) => {
      expect(tokensOf(text).map(({ t }) => t)).toEqual(['text']);
    },
  );
});

describe('a dollar sign', () => {
  it.each([
    ['函数 $f(x)=x^2$ 的最小值', ['f(x)=x^2']],
    ['$ x^2 $', ['x^2']],
    ['$x$和$y$', ['x', 'y']],
    ['$a$$b$', ['a', 'b']],
    ['$$\\sum_{i=1}^n i$$', ['\\sum_{i=1}^n i']],
    ['$$a$$$b$', ['a', 'b']],
    ['$x=\n1$', ['x=\n1']],
    ['$\\$5$', ['\\$5']],
    ['price is $5, so $x$ and $y$', ['x', 'y']],
    ['$2^{10}$5', ['2^{10}']],
    ['$12$ 个', ['12']],
    ['$2x=4$，$x = 2$', ['2x=4', 'x = 2']],
    ['$18 \\times 5 = 90$', ['18 \\times 5 = 90']],
  ])('opens a formula in %j', (text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });

  it.each([
    '$5 and $6',
    'US$5 and US$6',
    '$5',
    'costs 5$ or 6$',
    '$5 for one night and 6$',
    '$5,$6',
    '$',
    '$$',
    '$$$$',
    '$ $',
    'A. $111    B. $182',
    'at $300 one night for $3000',
    '$18 x 5 = $90',
    'He paid $18 x 5 = $90 for them',
    '$5 = ¥35 and $10 = ¥70',
    'price = $5, total = $x',
  ])('is money in %j', (text) => {
    expect(formulas(text)).toEqual([]);
    expect(texts(text)).toBe(text);
  });

  it('is plain after a backslash', () => {
    expect(formulas('\\$x^2\\$')).toEqual([]);
    expect(texts('\\$x^2\\$')).toBe('$x^2$');
  });

  it.each([
    ['$$x=1$$', true],
    ['  $$x=1$$ ', true],
    ['解：\n$$x=1$$\n得', true],
    ['解：[[br]]$$x=1$$[[br]]得', true],
    ['| $$x$$ |', false],
    ['当 $$x=1$$ 时', false],
    ['(1) $$x=1$$', false],
    ['$$x$$$$y$$', false],
    ['$$x$$。', false],
  ])('twice in %j opens a formula on a line of its own: %s', (text, display) => {
    const [first] = formulasOf(parseRich(text));
    expect(first?.display ?? false).toBe(display);
  });

  it('does not reach over an empty line', () => {
    expect(formulas('$x^2\n\ny^2$')).toEqual([]);
  });
});

describe('the form that a teacher types', () => {
  it('counts blanks and widens them with the underscores', () => {
    const blanks = blanksOf(parseRich(`___、______ 和 ${'_'.repeat(50)}`));
    expect(blanks.map(({ index, widthMm }) => [index, widthMm])).toEqual([
      [0, 15],
      [1, 30],
      [2, 160],
    ]);
    expect(blanksOf(parseRich('a__b'))).toEqual([]);
  });

  it('goes on counting after a blank with a number', () => {
    expect(blanksOf(parseRich('[[blank:4:25]] ___')).map((blank) => blank.index)).toEqual([4, 5]);
  });

  it('keeps two blanks side by side apart', () => {
    const blanks = [0, 1].map((index) => ({ t: 'blank' as const, index, widthMm: 15 }));
    expect(blanksOf(parseRich(writeRich([{ t: 'p', children: blanks }])))).toEqual(blanks);
  });

  it('puts pinyin over characters', () => {
    expect(parseRich('{{汉字|hàn zì}}')).toEqual([{ t: 'p', children: [{ t: 'ruby', v: '汉字', over: 'hàn zì' }] }]);
  });

  it('marks text, also around a formula', () => {
    expect(parseRich('**设 $x$ 为**[[dot:字]]')).toEqual([
      {
        t: 'p',
        children: [
          { t: 'text', v: '设 ', marks: ['bold'] },
          { t: 'math', v: 'x' },
          { t: 'text', v: ' 为', marks: ['bold'] },
          { t: 'text', v: '字', marks: ['dot'] },
        ],
      },
    ]);
  });

  it.each([
    '2 ** 3',
    '**a',
    'a**',
    ']]',
    '[[dot:a',
    '[[nothing:a',
    '{{a}}',
    '{{a|}}',
    '[[table]]',
    'a|b',
    'C:\\new',
    '1 \\\\ \\hline',
  ])('reads %j as the text that it is', (text) => {
    expect(texts(text)).toBe(text);
  });

  it('makes a paragraph of each line that says something', () => {
    expect(parseRich('一\r\n\n  \n[[center]]二')).toEqual([
      { t: 'p', children: [{ t: 'text', v: '一' }] },
      { t: 'p', align: 'center', children: [{ t: 'text', v: '二' }] },
    ]);
  });

  it('reads a table whose cells hold bars in formulas', () => {
    expect(parseRich('[[table:header]]\n| x | $|x|$ |\n[[/table]]')).toEqual([
      { t: 'table', header: true, rows: [[[{ t: 'text', v: 'x' }], [{ t: 'math', v: '|x|' }]]] },
    ]);
  });

  it('takes no script into a drawing', () => {
    const text = '[[image:svg|<svg onload="alert(1)"><path d="M0 0"/><script>1</script></svg>|10|10|图]]';
    expect(JSON.stringify(parseRich(text))).not.toMatch(/onload|script/);
    expect(JSON.stringify(parseRich(text))).toContain('M0 0');
  });
});

describe('a backslash', () => {
  it.each([
    ['\\$5', '$5'],
    ['\\\\$x^2$', '\\'],
    ['\\\\\\$5', '\\$5'],
    ['a\\', 'a\\'],
    ['\\_\\_\\_', '___'],
  ])('in %j leaves the text %j', (text, expected) => {
    expect(texts(text)).toBe(expected);
  });
});

describe('writing', () => {
  it('reads back as it was, whatever it was', () => {
    fc.assert(
      fc.property(anyRich, (rich) => {
        expect(parseRich(writeRich(rich))).toEqual(normaliseRich(rich));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    '函数 $f(x)$ 在 ___ 处',
    '**设 $x$ 为**',
    '价格 \\$5',
    '$$\\frac{1}{2}$$',
    '{{字|zì}}[[dot:字]]',
    'a\nb',
    'snake_case * [1]',
  ])('leaves %j as the teacher typed it', (text) => {
    expect(writeRich(parseRich(text))).toBe(text);
  });
});

describe('any text', () => {
  it('is read into what the contract allows, and normalising changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 12 }), (pieces) => {
        const rich = parseRich(pieces.join(''));
        expect(RichText.safeParse(rich).success).toBe(true);
        expect(normaliseRich(rich)).toEqual(rich);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['$', '$$a', '**a ', '[[b:', ']]', '{{a|', '[[image:svg|', '___ ', '[[table]]\n', '\\', '| ', '$\\'])(
    // Read in time that grows faster than the text, these would take minutes: longer than a specification may.
    'ends for 300,000 characters of %j',
    (sign) => {
      expect(RichText.safeParse(parseRich(sign.repeat(300_000 / sign.length))).success).toBe(true);
    },
  );

  it('of thousands of lines is kept whole in 500 blocks', () => {
    const rich = parseRich(Array.from({ length: 3_000 }, (_, i) => `第 ${i} 行`).join('\n'));
    expect(rich).toHaveLength(500);
    expect(JSON.stringify(rich)).toContain('第 2999 行');
  });
});
