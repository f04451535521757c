import { beforeAll, describe, expect, it } from 'vitest';
import { openFormulas, readMathJax } from './formulas.js';

const formulas = openFormulas();
beforeAll(readMathJax);

describe('a formula', () => {
  it.each([
    'x^2-3x=0',
    '\\dfrac{1}{x}+\\sqrt{2}',
    '\\begin{cases}x+y=1\\\\x-y=2\\end{cases}',
    '\\ce{2H2 + O2 ->[点燃] 2H2O}',
    '\\textcircled{1}',
    '\\begin{array}{|c|c|}\\hline a&b\\\\\\hline\\end{array}',
    '\\overset{\\frown}{AB}',
    '\\text{速度}=\\frac{\\text{路程}}{\\text{时间}}',
    '\\vec{a}\\cdot\\overrightarrow{AB}\\geqslant 0',
    '45\\degree',
    'x_1 ＞ ２',
  ])('%s is drawn, with its depth below the base line', (latex) => {
    const formula = formulas.draw(latex, false);
    expect(formula?.svg).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>$/);
    expect(formula?.heightEm).toBeGreaterThan(0.4);
    expect(formula?.depthEm).toBeGreaterThanOrEqual(0);
    expect(formula?.depthEm).toBeLessThan(formula?.heightEm ?? 0);
  });

  it('stands as much below the line as it is deep', () => {
    const half = formulas.draw('\\frac12', false);
    expect(half?.depthEm).toBeCloseTo(0.345 * 1.07, 1);
    expect(formulas.draw('x', false)?.depthEm).toBeLessThan(0.03);
  });

  it.each([
    ['an open brace', '\\frac{'],
    ['an unknown command', '\\nosuchthing'],
    ['a macro that calls itself', '\\def\\a{\\a\\a}\\a'],
    ['braces two thousand deep', `${'{'.repeat(2000)}${'}'.repeat(2000)}`],
    ['more than 5,000 characters', 'x+'.repeat(2_600)],
    ['a thousand brackets', `${'\\left('.repeat(1_000)}x${'\\right)'.repeat(1_000)}`],
    ['another formula’s macro', '\\newcommand{\\a}{b}\\a'],
    ['a file', '\\input{/etc/passwd}'],
  ])('that is %s is refused', (_, latex) => {
    expect(formulas.draw(latex, false)).toBeUndefined();
  });

  it('shows a percent sign as typed, and all behind it', () => {
    const [typed, meant] = ['100%-80%', '100\\%-80\\%'].map((latex) => formulas.draw(latex, false)?.widthEm);
    expect(typed).toBe(meant);
    expect(typed).toBeGreaterThan(2 * (formulas.draw('100', false)?.widthEm ?? Infinity));
  });

  it('has primes raised, whichever sign was typed', () => {
    expect(formulas.draw('A′B″+x^2′', false)?.svg).toBe(formulas.draw("A'B''+x^2{}'", false)?.svg);
  });

  it('is drawn once', () => {
    expect(formulas.draw('a+b', false)).toBe(formulas.draw('a+b', false));
    expect(formulas.draw('\\sum_1^n', true)).not.toBe(formulas.draw('\\sum_1^n', false));
  });

  it('has no black left when it is drawn in another colour', () => {
    const svg = openFormulas({ colour: '#010203' }).draw('\\frac{\\boxed{x}}{2}', false)?.svg ?? '';
    expect(svg).toContain('#010203');
    expect(svg).not.toMatch(/currentColor|black|#000/);
  });
});
