import { Figure } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRich } from '../authoring/parse.js';
import { escapeValue } from '../authoring/words.js';
import { writeRich } from '../authoring/write.js';
import { toHtml } from '../output/html.js';
import { sanitiseSvg } from '../svg/sanitise.js';
import { strokesOf } from './curve.js';
import { drawFigure } from './draw-figure.js';
import { ticks } from './draw-number-line.js';
import { readExpression } from './expression.js';
import { frameOf, workFrameOf } from './frame.js';
import { runsOf } from './letters.js';
import { sampleGeometry, sampleLine, samplePlane } from './sample-figures.js';

const samples = [sampleLine, samplePlane, sampleGeometry];

describe('a function of x', () => {
  it.each([
    ['x^2-2x+1', 3, 4],
    ['y = 2x + 1', 2, 5],
    ['-x²', 3, -9],
    ['2^-x', 1, 0.5],
    ['1/2x', 4, 2],
    ['x(x-1)', 3, 6],
    ['|x-3|+2|x|', 1, 4],
    ['√(x+1)', 3, 2],
    ['sqrt(x)^2', 5, 5],
    ['sin 2x', Math.PI / 4, 1],
    ['2sin(x)cos(x)', Math.PI / 4, 1],
    ['lg x', 100, 2],
    ['3', 8, 3],
    ['2^x^2', 2, 16],
  ])('%s at %d is %d', (text, x, y) => expect(readExpression(text)?.(x)).toBeCloseTo(y, 9));

  it.each(['', 'x+', '(x', 'x)', 'alert(1)', 'y', '2**x', 'x;x', '__proto__', 'a^x', '|x', '('.repeat(60)])(
    '%j is none',
    (text) => expect(readExpression(text)).toBeUndefined(),
  );

  it('is read or refused, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'x2.+-*/^()|sincolgé π'), maxLength: 90 }), (text) => {
        const read = readExpression(text);
        expect(read === undefined || typeof read(1.5) === 'number').toBe(true);
      }),
    );
  });

  it('is drawn within its window, in two strokes beside a pole', () => {
    const window = { left: -4, right: 4, bottom: -4, top: 4 };
    const reckon = readExpression('1/x');
    const strokes = reckon ? strokesOf(reckon, [-4, 4], window) : [];
    expect(strokes).toHaveLength(2);
    for (const { x, y } of strokes.flat()) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(4 + 1e-9);
  });
});

describe('a label', () => {
  const said = (label: string) =>
    runsOf(label).map(({ text, italic, low }) => `${text}${italic ? 'i' : ''}${low ? '_' : ''}`);
  it.each([
    ['A', ['Ai']],
    ['A_1', ['Ai', '1_']],
    ['A₁₂', ['Ai', '12_']],
    ["B'", ['B′i']],
    ['P(2, -3)', ['Pi', '(2, −3)']],
    ['45°', ['45°']],
    ['AB', ['ABi']],
    ['3 cm', ['3 ', 'cm']],
    ['t/s', ['ti', '/', 's']],
    ['甲', ['甲']],
  ])('%s has points and quantities in italics', (label, runs) => expect(said(label)).toEqual(runs));
});

describe('a figure', () => {
  it.each(samples)('of $kind is what the contract allows, and is a drawing with nothing to sanitise', (figure) => {
    expect(Figure.parse(figure)).toEqual(figure);
    const svg = drawFigure(figure);
    expect(sanitiseSvg(svg)).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each(samples)('of $kind lies within its own edges', (figure) => {
    const { widthMm, heightMm } = frameOf(figure);
    for (const [, x, y] of drawFigure(figure).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(widthMm);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(heightMm);
    }
  });

  it.each(samples)('of $kind finds the unit under each place again', (figure) => {
    const { toMm, fromMm } = frameOf(figure);
    const back = fromMm(toMm({ x: 1.5, y: -0.5 }));
    expect(back.x).toBeCloseTo(1.5, 9);
    expect(back.y).toBeCloseTo(-0.5, 9);
  });

  it('is drawn on a sheet that stays where it is while points come and move', () => {
    const none = { ...sampleGeometry, points: [], segments: [], circles: [], angles: [], shades: [] };
    const one = { ...none, points: [{ x: 1, y: 1, label: 'A' }] };
    const corner = { ...none, points: [{ x: 0, y: 8, label: 'A' }] };
    for (const figure of [one, corner])
      expect(workFrameOf(figure).toMm({ x: 3, y: 3 })).toEqual(workFrameOf(none).toMm({ x: 3, y: 3 }));
    expect(workFrameOf({ ...none, points: [{ x: -2, y: 20, label: '' }] }).fromMm({ x: 0, y: 0 }).y).toBeGreaterThan(
      20,
    );
  });

  it('runs nothing that a label says', () => {
    const svg = drawFigure({ ...sampleLine, marks: [{ at: 0, label: '<b on="1">&' }] });
    expect(sanitiseSvg(svg)).toBe(svg);
    expect(svg).not.toContain('<b ');
  });

  const far = { x: -1000, y: -1000 };
  const wide = { ...samplePlane, unitMm: 40, left: 900, right: 904, bottom: 900, top: 906, step: 0 };
  const swinging = { y: '903+9sin(500x)', from: null, to: null, label: '', shaded: true };
  it.each([
    [
      'a region far beyond its window',
      { ...wide, shades: Array(6).fill([far, { x: 1000, y: -1000 }, { x: 0, y: 1000 }]) },
    ],
    ['curves that swing for ever', { ...wide, curves: Array(10).fill(swinging) }],
  ])('of %s is no longer than what is seen of it', (_, figure) => {
    expect(Figure.safeParse(figure).success).toBe(true);
    expect(drawFigure(figure).length).toBeLessThan(3_000_000);
  });

  it.each([
    { ...sampleLine, from: 4, to: -3 },
    { ...samplePlane, left: 1000, right: -1000, bottom: 5, top: -5 },
  ])('of $kind that ends before it begins has a size', (figure) => {
    const { widthMm, heightMm } = frameOf(figure);
    expect(Math.min(widthMm, heightMm)).toBeGreaterThan(0);
    expect(drawFigure(figure)).not.toMatch(/NaN|Infinity|viewBox="0 0 -/);
  });

  it('holds no sign in its words that a database or a drawing cannot, hidden behind an escape of its own', () => {
    const typed = (label: string) =>
      `[[image:figure|${escapeValue(JSON.stringify({ ...sampleLine, marks: [{ at: 0, label }] }))}|50|40|]]`;
    for (const hidden of ['A\0', 'A\u0001', 'A\ud800', '\udc00A'])
      expect(JSON.stringify(parseRich(typed(hidden)))).toContain('"label":"A"');
    const plane = Figure.parse({ ...samplePlane, curves: [{ ...swinging, y: 'x\0' }] });
    expect(plane).toMatchObject({ curves: [{ y: 'x' }] });
  });

  it('is drawn in a page and stays data in the form that authors type', () => {
    const rich = samples.map((figure) => ({
      t: 'p' as const,
      children: [
        { t: 'image' as const, source: { kind: 'figure' as const, figure }, widthMm: 50, heightMm: 40, alt: '图' },
      ],
    }));
    expect(parseRich(writeRich(rich))).toEqual(rich);
    const html = toHtml(rich, { renderMath: (latex) => latex, imageUrl: (id) => id, drawFigure });
    for (const figure of samples) expect(html).toContain(drawFigure(figure));
  });

  it.each([20, 7, 6, 5, 4, 3, 2, 1])(
    'of a plane with units of %d mm runs no number into another or into the O',
    (unitMm) => {
      const svg = drawFigure({ ...samplePlane, unitMm, left: -12, right: 12, points: [], grid: false });
      // By the letters' own widths (KaTeX_Main: digits 0.5 em, the minus and the O 0.778 em), of 3.6 mm.
      const wide = (text: string) => [...text].reduce((sum, one) => sum + (/\d/.test(one) ? 1.8 : 2.8), 0);
      const said = [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*text-anchor="(\w+)">(.*?)<\/text>/g)]
        .map(([, x, y, anchor, spans = '']) => ({
          x: Number(x),
          y: Number(y),
          anchor,
          text: spans.replace(/<[^>]*>/g, ''),
        }))
        .filter(({ text }) => /^(?:−?\d+|O)$/.test(text));
      const boxes = said.map(({ x, y, anchor, text }) => {
        const left = anchor === 'end' ? x - wide(text) : x - wide(text) / 2;
        return { text, left, right: left + wide(text), top: y - 2.4, bottom: y };
      });
      expect(boxes.map(({ text }) => text)).toContain('O');
      expect(boxes.map(({ text }) => text)).toContain(unitMm < 5 ? '1' : '−1');
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      for (const [nth, a] of boxes.entries())
        for (const b of boxes.slice(nth + 1))
          expect(
            a.right + 0.3 < b.left || b.right + 0.3 < a.left || a.bottom <= b.top || b.bottom <= a.top,
            `${a.text} and ${b.text}`,
          ).toBe(true);
    },
  );

  it('has its ticks where its numbers are, however they are counted', () => {
    expect(ticks(-0.3, 0.3, 0.1)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
    expect(ticks(1, 4, 2)).toEqual([2, 4]);
    expect(ticks(0, 1000, 0.1)).toEqual([]);
  });
});
