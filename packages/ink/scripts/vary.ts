import type { Random } from '../src/handwriting/random.js';
import { gaussian } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';

export type Ink = [number, number][][];

/** Moves a symbol into a square around (0, 0), its larger side 1; the ratio is kept. */
export function unit(ink: SymbolInk): Ink {
  const places = ink.flat();
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top, 1e-6);
  return ink.map((stroke) =>
    stroke.map(([x, y]) => [(x - (left + right) / 2) / size, (y - (top + bottom) / 2) / size]),
  );
}

/** The symbol as another hand might write it: turned, leaning, wider, bent, ends cut short, strokes apart, a stroke backwards. */
export function vary(ink: SymbolInk, random: Random): Ink {
  const [turn, lean, wide] = [gaussian(random) * 0.1, gaussian(random) * 0.2, Math.exp(gaussian(random) * 0.2)];
  const bends = [0, 1, 2].map(() => ({
    kx: gaussian(random) * 4,
    ky: gaussian(random) * 4,
    phase: random() * 6.3,
    x: gaussian(random) * 0.022,
    y: gaussian(random) * 0.022,
  }));
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return unit(ink).map((stroke) => {
    const shift = ink.length > 1 ? [gaussian(random) * 0.03, gaussian(random) * 0.03] : [0, 0];
    const cut = stroke.length > 12 ? Math.floor(stroke.length * 0.06 * random() * random()) : 0;
    const kept = stroke.slice(Math.floor(cut * random()), stroke.length - cut);
    const varied = kept.map(([x, y]): [number, number] => {
      let [u, v] = [(x + (shift[0] ?? 0)) * wide + lean * y, y + (shift[1] ?? 0)];
      for (const bend of bends) {
        const wave = Math.sin(bend.kx * x + bend.ky * y + bend.phase);
        u += wave * bend.x;
        v += wave * bend.y;
      }
      return [u * c - v * s, u * s + v * c];
    });
    return random() < 0.03 ? varied.reverse() : varied;
  });
}
