import { plainFormula } from '@zhibi/content';
import { formulaHtml } from '@zhibi/content/katex';
import { describe, expect, it } from 'vitest';
import { chemistryLatex, chemistryPalette, typedChemistry } from './chemistry.js';
import { issuesOf } from './issues-of.js';
import { groupsOf, templatesOf } from './palette.js';
import { fieldTemplate, insertTemplate } from './template.js';
import { written } from './written.js';

const stages = [1, 2, 3] as const;
const offered = stages.flatMap((stage) => groupsOf(stage).flatMap((group) => templatesOf(stage, group)));

describe('the palette', () => {
  it('offers nothing that screen and paper do not share', () => {
    expect(offered.length).toBeGreaterThan(150);
    for (const { face, put } of offered) {
      expect([face, issuesOf(`x${face}`)]).toEqual([face, []]);
      expect([put, issuesOf(`x${put.replaceAll('▢', 'a')}`)]).toEqual([put, []]);
      expect(formulaHtml(`x${put.replaceAll('▢', 'a')}`)).toContain('katex');
    }
  });

  it('offers each stage its own signs', () => {
    const faces = (stage: 1 | 2 | 3) =>
      groupsOf(stage).flatMap((group) => templatesOf(stage, group).map(({ face }) => face));
    expect(faces(1)).toEqual(expect.arrayContaining(['\\div', '\\frac{a}{b}', '\\mathrm{cm}^{2}', '\\approx']));
    expect(faces(1)).not.toContain('\\sqrt{x}');
    expect(faces(2)).toEqual(expect.arrayContaining(['\\sqrt{x}', '\\angle', '\\perp', '\\parallel', '\\ge']));
    expect(faces(2)).not.toContain('\\int_a^b');
    expect(faces(3)).toEqual(expect.arrayContaining(['\\vec{a}', '\\sum_{i=1}^{n}', '\\int_a^b', '\\in']));
  });

  it('takes what is chosen into the template', () => {
    expect(insertTemplate('a+b', { from: 0, to: 3 }, '\\frac{▢}{▢}')).toEqual({ text: '\\frac{a+b}{}', cursor: 9 });
    expect(insertTemplate('xy', { from: 1, to: 1 }, '^{▢}')).toEqual({ text: 'x^{}y', cursor: 3 });
    expect(insertTemplate('', { from: 0, to: 0 }, '\\pi ')).toEqual({ text: '\\pi ', cursor: 4 });
    expect(fieldTemplate('\\frac{▢}{▢}')).toBe('\\frac{#0}{#?}');
  });
});

describe('what was written as it looks', () => {
  it.each([
    ['\\int x\\differentialD x', '\\int x\\mathrm{d} x'],
    ['\\exponentialE^{2}', '\\mathrm{e}^{2}'],
    ['\\mleft(x\\mright)', '\\left(x\\right)'],
    ['x\\slash y', 'x/ y'],
    ['\\frac{1}{2}', '\\frac{1}{2}'],
  ])('%s is kept as %s', (field, kept) => expect(written(field)).toBe(kept));

  it('is not put in while a place is empty, or with what paper lacks', () => {
    expect(issuesOf('\\frac{1}{\\placeholder{}}')).toMatchObject([{ reason: 'unfilled' }]);
    expect(issuesOf('\\bigstarr{x}')).toMatchObject([{ reason: 'unsupported', word: '\\bigstarr' }]);
    expect(issuesOf('\\frac{1}{2}')).toEqual([]);
    expect(issuesOf(' ')).toEqual([]);
  });
});

describe('chemistry', () => {
  it.each([
    ['2H2 + O2 ==[点燃] 2H2O', '\\ce{2H2 + O2 $\\xlongequal{\\text{点燃}}$ 2H2O}', '2H₂ + O₂ =点燃= 2H₂O'],
    [
      '2KMnO4 ==[△] K2MnO4 + MnO2 + O2 ^',
      '\\ce{2KMnO4 $\\xlongequal{\\triangle}$ K2MnO4 + MnO2 + O2 ^}',
      '2KMnO₄ =△= K₂MnO₄ + MnO₂ + O₂↑',
    ],
    ['C + O2 == CO2', '\\ce{C + O2 $\\xlongequal{~}$ CO2}', 'C + O₂ = CO₂'],
    ['SO4^2- + Ba^2+ == BaSO4 v', '\\ce{SO4^2- + Ba^2+ $\\xlongequal{~}$ BaSO4 v}', 'SO₄²⁻ + Ba²⁺ = BaSO₄↓'],
    ['N2 + 3H2 <=>[催化剂][高温] 2NH3', '\\ce{N2 + 3H2 <=>[催化剂][高温] 2NH3}', 'N₂ + 3H₂ ⇌ 2NH₃'],
    ['A ->[△] B', '\\ce{A ->[$\\triangle$] B}', 'A →△→ B'],
    ['CuSO4*5H2O', '\\ce{CuSO4*5H2O}', 'CuSO₄·5H₂O'],
  ])('%s is set, read and typed again', (typed, latex, plain) => {
    expect(chemistryLatex(typed)).toBe(latex);
    expect(typedChemistry(latex)).toBe(typed);
    expect(issuesOf(latex)).toEqual([]);
    expect(formulaHtml(latex)).toContain('katex');
    expect(plainFormula(latex)).toBe(plain);
  });

  it.each(['x^2', '\\ce{A} + \\ce{B}', '\\ce{A $x$ B} y'])('%s is not typed as chemistry', (latex) =>
    expect(typedChemistry(latex)).toBeUndefined(),
  );

  it('offers keys that can be set', () => {
    for (const { face, put } of chemistryPalette) {
      expect(formulaHtml(face)).toContain('katex');
      expect(issuesOf(chemistryLatex(`A${put.replaceAll('▢', '2')}`))).toEqual([]);
    }
  });
});
