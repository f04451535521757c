import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mathIssues } from './issues.js';
import { formulaHtml } from './katex.js';
import { plainFormula } from './plain.js';
import { withPrimes } from './primes.js';
import { roomBetweenRows } from './room-between-rows.js';
import { supportedCommands } from './supported.js';
import { textSigns } from './text-signs.js';
import { withPercents } from './tokens.js';
import { unsupportedIn } from './unsupported.js';

describe('a formula', () => {
  it.each([
    ['{x', 'brace-not-closed', 0],
    ['x}', 'brace-not-opened', 1],
    ['\\frac{1}{2', 'brace-not-closed', 8],
    ['\\left( x', 'left-without-right', 0],
    ['x \\right)', 'right-without-left', 2],
    ['\\left( {x \\right)', 'brace-not-closed', 7],
    ['\\begin{cases} x', 'begin-without-end', 0],
    ['\\begin{cases} x \\end{array}', 'end-without-begin', 16],
    ['x^', 'script-without-argument', 1],
    ['{x_}', 'script-without-argument', 2],
    ['a + \\def\\x{1}', 'forbidden-command', 4],
    ['\\newcommand*{\\x}{1}', 'forbidden-command', 0],
    ['\\href{javascript:alert(1)}{x}', 'forbidden-command', 0],
    ['\\includegraphics{x}', 'forbidden-command', 0],
    ['\\loop\\iftrue\\repeat', 'forbidden-command', 0],
    ['\\input{/etc/passwd}', 'forbidden-command', 0],
    ['  ', 'empty', 0],
    ['x'.repeat(5_001), 'too-long', 5_000],
    ['{'.repeat(61) + '}'.repeat(61), 'too-deep', 60],
  ])('%j is refused: %s at %i', (latex, reason, at) => {
    expect(mathIssues(latex)).toContainEqual(expect.objectContaining({ reason, at }));
  });

  it.each([
    '\\frac{1}{2}',
    '\\left\\{ x \\right.',
    '\\{ x \\mid x > 0 \\}',
    '\\begin{cases} x^2 & x>0 \\\\ 0 \\end{cases}',
    '\\begin{array}{l} \\left( a \\right) \\end{array}',
    "f^{\\prime}(x)_1^2 + f'",
    'x^\\circ',
    '50\\%+50%',
    '\\text{若 } x',
    '\\longleftarrow \\leftarrow',
  ])('%j has no issue', (latex) => {
    expect(mathIssues(latex)).toEqual([]);
  });

  it('names the command that is not allowed', () => {
    expect(mathIssues('\\def\\a{}')[0]).toEqual({ reason: 'forbidden-command', at: 0, word: 'def' });
  });
});

describe('a formula in one line', () => {
  it.each([
    ['\\frac{1}{2}x^2', '1/2x²'],
    ['\\frac{a+b}{c}', '(a+b)/c'],
    ['\\sqrt[3]{x+1}', '³√(x+1)'],
    ['\\sqrt 2', '√2'],
    ['\\sqrt[n]{x}', '[n]√x'],
    ['2^m\\cdot 2^n=2^{m+n}', '2^m· 2^n=2^(m+n)'],
    ['a^{-n}+10^{-3}', 'a^(-n)+10⁻³'],
    ['a_{n+1}', 'a_(n+1)'],
    ['a_{12}', 'a₁₂'],
    ['\\sin x', 'sin x'],
    ['\\sin\\alpha', 'sinα'],
    ['\\overrightarrow{AB}', '→AB'],
    ['\\left\\{x \\mid x \\geqslant 1\\right\\}', '{x | x ≥ 1}'],
    ['30^{\\circ}', '30°'],
    ['\\mathrm{H}_2\\mathrm{O}', 'H₂O'],
    ['\\begin{cases} x=1 \\\\ y=2 \\end{cases}', 'x=1 ; y=2'],
    ['\\begin{array}{cc} a & b \\end{array}', 'a , b'],
    ['\\complement_U A', '∁_U A'],
  ])('%j reads %j', (latex, plain) => {
    expect(plainFormula(latex)).toBe(plain);
  });

  it('raises every letter in one way', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(letters.map((letter) => plainFormula(`2^${letter}+a_{${letter}}`))).toEqual(
      letters.map((letter) => `2^${letter}+a_${letter}`),
    );
  });

  it('is found for anything, however deep or broken, without throwing', () => {
    const sign = fc.constantFrom(
      '\\frac',
      '\\sqrt[',
      ']',
      '{',
      '}',
      '^',
      '_',
      '\\begin{array}',
      '\\',
      'x',
      '%',
      '\\text',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        expect(typeof plainFormula(signs.join(''))).toBe('string');
        expect(Array.isArray(mathIssues(signs.join('')))).toBe(true);
      }),
    );
    expect(plainFormula(`${'\\sqrt{'.repeat(50_000)}x`)).toContain('x');
    expect(plainFormula(`${'\\sqrt['.repeat(2_000)}x${']'.repeat(2_000)}`)).toContain('x');
  });
});

describe('a formula on the screen', () => {
  it.each(textSigns.map(([name, sign]) => [`\\${name}`, sign]))(
    '%s is set in a formula and in its words',
    (name, sign) => {
      const text = (html: string) => /<math[\s\S]*?(?=<annotation)/.exec(html)?.[0].replace(/<[^>]*>/g, '') ?? '';
      const shown = { '<': '&lt;', '>': '&gt;', '·': '⋅', '*': '∗', '|': '∣' }[sign] ?? sign.normalize('NFKC');
      for (const latex of [`x ${name} 5`, `\\text{x ${name}}`])
        expect([shown, sign]).toContain(text(formulaHtml(latex)).replace(/[x5\s\u00A0]/g, ''));
    },
  );

  it.each(['\\ce{2H2 + O2 ->[点燃] 2H2O}', '\\overarc{AB}', '25\\celsius', '\\pu{3 m//s}'])('%s is set', (latex) =>
    expect(formulaHtml(latex)).toContain('<math'),
  );

  it.each([
    ['\\DeclarePairedDelimiter\\sum{(}{)}', '\\DeclarePairedDelimiter'],
    ['x+\\nosuchthing', '\\nosuchthing'],
    ['\\begin{eqnarray}x\\end{eqnarray}', 'eqnarray'],
    ['\\tag{1}x', '\\tag'],
  ])('%s is refused as on paper', (latex, command) => {
    expect(unsupportedIn(latex)).toBe(command);
    expect(() => formulaHtml(latex)).toThrow(command);
  });

  it.each([
    ['\\begin{cases}\\dfrac12\\\\x\\end{cases}', '\\begin{cases}\\dfrac12\\\\[0.65em]x\\end{cases}'],
    ['\\begin{cases}\\dfrac12\\\\[2em]x\\\\y\\end{cases}', '\\begin{cases}\\dfrac12\\\\[2em]x\\\\y\\end{cases}'],
    ['\\begin{cases}x\\\\y\\end{cases}', '\\begin{cases}x\\\\y\\end{cases}'],
  ])('%s has room between its rows', (latex, spaced) => expect(roomBetweenRows(latex)).toBe(spaced));
});

describe('a percent sign in a formula', () => {
  it.each([
    ['100%-80%=', '100\\%-80\\%='],
    ['\\text{100%}', '\\text{100\\%}'],
    ['50\\%', '50\\%'],
    ['\\\\%', '\\\\\\%'],
    ['20 %\nx', '20 \\%\nx'],
    ['\\begin{array}{c}%\na\\end{array}', '\\begin{array}{c}a\\end{array}'],
  ])('is one, and no comment: %j', (typed, meant) => expect(withPercents(typed)).toBe(meant));

  it('is set with all that stands behind it', () => {
    const set = formulaHtml('100%-80%=x', { output: 'mathml' });
    expect(set.match(/<mi[^>]*>%<\/mi>/g)).toHaveLength(2);
    expect(set).toContain('<mi>x</mi>');
    expect(mathIssues('\\frac{20%}{5}')).toEqual([]);
  });
});

it.each([
  ['3 \\lt x \\gt 1', '3 < x > 1'],
  ['\\lbrace 1, 2 \\rbrace', '{ 1, 2 }'],
  ['a\\textless{}b', 'a<b'],
  ['30\\textdegree', '30°'],
  ['p \\iff q', 'p ⇔ q'],
])('%s reads as one line: %s', (latex, line) => {
  expect(plainFormula(latex).replace(/\s+/g, ' ').trim()).toBe(line);
});

it('no sign of a text reads as the name of its command', () => {
  const signs = [...supportedCommands].filter((name) => name.startsWith('text') && name !== 'textcolor');
  expect(signs.filter((name) => plainFormula(`\\${name} `).trim() === name)).toEqual([]);
});

describe('a prime of a keyboard of signs', () => {
  it.each([
    ['A′B″', "A'B''"],
    ['A_1′', "A_1'"],
    ['A^′', "A'"],
    ['A^{′}', "A'"],
    ['x^2′', "x^2{}'"],
    ['x_1^{2_a}′', "x_1^{2_a}{}'"],
    ['x^2_1′', "x^2_1{}'"],
    ["f'(x)", "f'(x)"],
  ])('%s is %s', (typed, meant) => {
    expect(withPrimes(typed)).toBe(meant);
    expect(mathIssues(typed)).toEqual([]);
  });

  it('is raised on the screen', () => {
    expect(formulaHtml('A′B', { output: 'mathml' }).replace(/<annotation[\s\S]*/, '')).toBe(
      formulaHtml("A'B", { output: 'mathml' }).replace(/<annotation[\s\S]*/, ''),
    );
  });
});
