import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { readTree } from '../xml.js';
import { latexOfOmml } from './latex-from-omml.js';
import { ommlFromLatex } from './omml-from-latex.js';
import { keepWordFormulas } from './word-html.js';

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const read = (inner: string) => latexOfOmml(readTree(`<m:oMath ${M}>${inner}</m:oMath>`, 'oMath'));
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

describe('a formula on its way to Word', () => {
  it.each([
    ['\\frac{1}{2}', '\\frac{1}{2}'],
    ['\\dfrac12', '\\frac{1}{2}'],
    ['\\sqrt[3]{x+1}', '\\sqrt[3]{x+1}'],
    ['a<b', 'a<b'],
    ['\\left(\\frac{a}{b}\\right)^2', '{\\left(\\frac{a}{b}\\right)}^{2}'],
    ['\\left\\{x\\middle|x>0\\right\\}', '\\left\\{x\\middle|x>0\\right\\}'],
    ['\\begin{cases}x=1\\\\y=2\\end{cases}', '\\left\\{\\begin{matrix}x=1 \\\\ y=2\\end{matrix}\\right.'],
    ['\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', '\\begin{aligned}a&=b \\\\ c&=d\\end{aligned}'],
    ['\\displaystyle\\sum_{i=1}^n a_i=2', '\\sum_{i=1}^{n} a_{i}=2'],
    ['\\int_0^1 f(x)\\mathrm{d}x', '\\int_{0}^{1} f(x)\\mathrm{d}x'],
    ['\\lim_{x\\to 0}\\sin x', '\\lim_{x\\to 0}\\sin x'],
    ['\\overrightarrow{AB}\\perp\\vec a', '\\overrightarrow{AB}\\perp \\vec{a}'],
    ['\\overline{z}', '\\overline{z}'],
    ['\\mathbb{R}', '\\mathbb{R}'],
    ['|x|', '|x|'],
    ['\\text{当}x=1', '\\text{当}x=1'],
    ['\\binom{n}{k}', '\\left({n \\atop k}\\right)'],
    ['\\boxed{x}', '\\boxed{x}'],
    ['(-a)^2', '{\\left(-a\\right)}^{2}'],
    ['[(a+b)^2-c]_1^2', '{\\left[{\\left(a+b\\right)}^{2}-c\\right]}_{1}^{2}'],
    ['-|x|^2', '-{\\left|x\\right|}^{2}'],
    ['\\bigl(a\\bigr)^2', '{\\left(a\\right)}^{2}'],
    ["f(x)'", 'f{\\left(x\\right)}^{\\prime }'],
    ['\\sin(x)^2', '\\sin {\\left(x\\right)}^{2}'],
    ['[0,1)', '[0,1)'],
    ['a)^2', 'a{)}^{2}'],
    ['P(A\\mid B)^2', 'P{\\left(A|B\\right)}^{2}'],
  ])('%s is read from it as %s', (latex, back) => {
    const made = ommlFromLatex(latex, false);
    expect(made?.read).toBe(back);
    expect(() => katex.renderToString(back, { throwOnError: true, strict: false })).not.toThrow();
  });

  const omml = (latex: string): string => ommlFromLatex(latex, false)?.omml ?? '';

  it('has the whole group under a power, as one thing of two brackets', () => {
    const base = '<m:sSup><m:e><m:d><m:dPr><m:begChr m:val="("/><m:endChr m:val=")"/></m:dPr><m:e>';
    expect(omml('2(a)^2')).toContain(base);
    expect(omml('\\frac{(a)^2}{2}')).toContain(base);
  });

  it('keeps a group whole as what a function and a sum are of', () => {
    expect(omml('\\sin(x)+1')).toMatch(/<m:func>.*>x<.*>\)<.*<\/m:func>.*>1</);
    expect(omml('\\sum(a+b)+1')).toMatch(/<m:nary>.*>b<.*>\)<.*<\/m:nary>.*>1</);
  });

  // Met in LibreOffice: the sign by which Word sets lines alike was read there as ∧.
  it('sets lines at their signs without a letter for it', () => {
    const made = omml('\\begin{aligned}a&=b\\\\c&=d\\end{aligned}');
    expect(made).not.toContain('&amp;');
    expect(made).toMatch(/mcJc m:val="right".*mcJc m:val="left"/);
    // Without something before it the sign itself was a question mark.
    expect(made).toMatch(/\u200b<\/m:t><\/m:r><m:r><m:t[^>]*>=</);
  });

  // Met in LibreOffice: behind `3+4=` before a blank stood a question mark.
  it.each([
    ['134\\times 12=', '134\\times 12='],
    ['A\\cap B=', 'A\\cap B='],
    ['=2', '=2'],
  ])('has something on both sides of the sign of %s, which is not read back', (latex, back) => {
    const made = ommlFromLatex(latex, false);
    expect(made?.omml).toContain('\u200b');
    expect(made?.read.replace(/\s+/g, ' ').trim()).toBe(back);
  });

  it.each(['-2', 'x=1', '(a+b)^2'])('leaves %s as it is', (latex) => {
    expect(omml(latex)).not.toContain('\u200b');
  });

  // Met in LibreOffice: of `[0,1)`, `1)`, `|x|` and `\log(x)` nothing was seen but a question mark.
  it.each(['(-\\infty,2]', '1)', '|x|', 'a\\mid b'])('says of the brackets of %s that nobody pairs them', (latex) => {
    const runs = omml(latex).match(/<m:r>.*?<\/m:r>/g) ?? [];
    const edges = runs.filter((one) => />[()[\]|]</.test(one));
    expect(edges.length).toBeGreaterThan(0);
    for (const edge of edges) expect(edge).toContain('<m:lit/>');
  });

  it.each(['\\frac{1}', '\\def\\x{\\x\\x}\\x', '\\unknown{x}', '{'.repeat(2_400), ''])(
    'stays as its source where it cannot be set: %#',
    (latex) => {
      expect(ommlFromLatex(latex, false)).toBeUndefined();
    },
  );
});

describe('a formula that was typed in Word', () => {
  it.each([
    [`<m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr><m:e>${r('x')}</m:e></m:d>`, '\\left|x\\right|'],
    [`<m:r><m:rPr><m:sty m:val="b"/></m:rPr><m:t>a</m:t></m:r>`, '\\mathbf{a}'],
    [`<m:eqArr><m:e>${r('x&amp;=1')}</m:e></m:eqArr>`, '\\begin{aligned}x&=1\\end{aligned}'],
    [`<m:groupChr><m:e>${r('x')}</m:e></m:groupChr>`, '\\underbrace{x}'],
    [`<m:f><m:fPr><m:type m:val="lin"/></m:fPr><m:num>${r('1')}</m:num><m:den>${r('2')}</m:den></m:f>`, '1/2'],
  ])('%s is %s', (omml, latex) => expect(read(omml)).toBe(latex));
});

describe("a formula of Word's clipboard", () => {
  const half = `<m:f><m:fPr><span style='font-family:"Cambria Math"'><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num><i><span lang=EN-US style='font-family:"Cambria Math",serif'><m:r>1</m:r></span></i></m:num><m:den><m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg><m:e><i><m:r>x&lt;2</m:r></i></m:e></m:rad></m:den></m:f>`;
  it('is taken out of its comment, its picture goes', () => {
    const html = `<p>求<!--[if gte msEquation 12]><m:oMath>${half}</m:oMath><![endif]--><![if !msEquation]><span><img src="file:///C:/a.png"></span><![endif]>的值</p>`;
    expect(keepWordFormulas(html)).toBe('<p>求<span data-latex="\\frac{1}{\\sqrt{x&lt;2}}"> </span>的值</p>');
  });

  it('stands on a line of its own where Word set it so', () => {
    const html = `<!--[if gte msEquation 12]><m:oMathPara><m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr><m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub><m:r>i=1</m:r></m:sub><m:sup><m:r>n</m:r></m:sup><m:e><m:r>i</m:r></m:e></m:nary></m:oMath></m:oMathPara><![endif]-->`;
    expect(keepWordFormulas(html)).toContain('<span data-latex="\\sum_{i=1}^{n} i" class="display">');
  });

  it('that is not closed, or cut off anywhere, ends', () => {
    const html = `<p><!--[if gte msEquation 12]><m:oMath>${half}</m:oMath><![endif]--></p>`;
    for (let at = 0; at < html.length; at += 7) expect(typeof keepWordFormulas(html.slice(0, at))).toBe('string');
    expect(keepWordFormulas('<m:oMath>'.repeat(50_000))).toHaveLength(450_000);
    expect(typeof keepWordFormulas(`<m:oMath>${'<m:e>'.repeat(50_000)}</m:oMath>`)).toBe('string');
  });
});
