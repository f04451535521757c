import { gaussian } from '../handwriting/random.js';
import type { SymbolInk } from '../recogniser/features.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import type { Pen } from './pen.js';

/** Some writer's ink of a label; undefined where this writer has none. */
export type InkOf = (label: string) => SymbolInk | undefined;

/** Size of a symbol and how far its middle stands above the line, in heights of a digit. */
interface Stand {
  size: number;
  above: number;
}
const usual: Stand = { size: 1, above: 0.5 };
const stands: readonly (readonly [labels: string, Stand])[] = [
  ['-', { size: 0.55, above: 0.48 }],
  ['+×÷=<>', { size: 0.62, above: 0.46 }],
  ['acmns', { size: 0.66, above: 0.33 }],
  ['gy', { size: 0.95, above: 0.2 }],
  ['()[]', { size: 1.2, above: 0.48 }],
  ['π', { size: 0.72, above: 0.36 }],
  ['°', { size: 0.3, above: 0.95 }],
  ['.', { size: 0.06, above: 0.03 }],
  [',', { size: 0.28, above: -0.05 }],
];
const standOf = (label: string): Stand => stands.find(([labels]) => labels.includes(label))?.[1] ?? usual;

/**
 * Writes a form of the reader (`3×-2`, `-3/2`, `√{3}`, `30°`) with a writer's own symbols in a row that begins at `xMm`
 * on the base line `yMm`. Undefined where the writer lacks a symbol.
 */
export function writeForm(
  pen: Pen,
  form: string,
  inkOf: InkOf,
  { xMm, yMm, heightMm }: { xMm: number; yMm: number; heightMm: number },
): Stroke[] | undefined {
  const { random } = pen;
  const strokes: Stroke[] = [];
  let x = xMm;
  const gap = () => heightMm * (0.1 + random() * 0.2);
  const write = (label: string, ink: SymbolInk | undefined, grow = 1, lift = 0): boolean => {
    if (!ink) return false;
    const { size, above } = standOf(label);
    const sizeMm = heightMm * size * grow * (0.93 + random() * 0.14);
    const places = ink.flat().map(([px]) => px);
    const heights = ink.flat().map(([, py]) => py);
    const [w, h] = [Math.max(...places) - Math.min(...places), Math.max(...heights) - Math.min(...heights)];
    const widthMm = (sizeMm * w) / Math.max(w, h, 1e-6);
    const drop = gaussian(random) * 0.03 * heightMm;
    strokes.push(...pen.put(ink, { xMm: x + widthMm / 2, yMm: yMm - heightMm * (above + lift) + drop, sizeMm }));
    x += widthMm + gap();
    return true;
  };
  const tokens = form.match(/√\{[^}]*\}|\^\d|\d+\/\d+|./g) ?? [];
  for (const token of tokens) {
    const fraction = /^(\d+)\/(\d+)$/.exec(token);
    if (token.startsWith('√{')) {
      const inner = token.slice(2, -1);
      const sign = inkOf('√');
      const from = x + heightMm * 0.42;
      const under = sign && writeForm(pen, inner, inkOf, { xMm: from, yMm, heightMm: heightMm * 0.85 });
      if (!sign || !under) return undefined;
      const { xMm: left, widthMm } = strokeBounds(...under);
      strokes.push(
        ...under,
        ...stretched(pen, sign, {
          left: x,
          right: left + widthMm + heightMm * 0.15,
          top: yMm - heightMm * 1.15,
          bottom: yMm,
        }),
      );
      x = left + widthMm + heightMm * 0.3;
    } else if (fraction) {
      const part = (text: string, base: number) =>
        writeForm(pen, text, inkOf, { xMm: x + 0.1, yMm: base, heightMm: heightMm * 0.8 });
      const [over, under, bar] = [
        part(fraction[1] ?? '', yMm - heightMm * 0.68),
        part(fraction[2] ?? '', yMm + heightMm * 0.68),
        inkOf('-'),
      ];
      if (!over || !under || !bar) return undefined;
      const { xMm: left, widthMm } = strokeBounds(...over, ...under);
      strokes.push(
        ...over,
        ...pen.put(bar, { xMm: left + widthMm / 2, yMm: yMm - heightMm * 0.42, sizeMm: widthMm + 0.3 * heightMm }),
        ...under,
      );
      x = left + widthMm + gap();
    } else if (token.startsWith('^')) {
      if (!write(token.slice(1), inkOf(token.slice(1)), 0.52, 0.35)) return undefined;
    } else if (token === '°' || token === '.' || token === ',') {
      if (!write(token, inkOf(token === '°' ? '0' : token === '.' ? '.' : ','))) return undefined;
    } else if (!write(token, inkOf(token))) return undefined;
  }
  return strokes;
}

/** A sign with its bounds laid into a rectangle: a root is as long as what stands under it. */
function stretched(
  pen: Pen,
  ink: SymbolInk,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): Stroke[] {
  const places = ink.flat();
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const laid = ink.map((stroke) =>
    stroke.map(
      ([x, y]) =>
        [
          left + ((x - x0) / Math.max(1e-6, x1 - x0)) * (right - left),
          top + ((y - y0) / Math.max(1e-6, y1 - y0)) * (bottom - top),
        ] as const,
    ),
  );
  return pen.put(laid, {
    xMm: (left + right) / 2,
    yMm: (top + bottom) / 2,
    sizeMm: Math.max(right - left, bottom - top),
  });
}
