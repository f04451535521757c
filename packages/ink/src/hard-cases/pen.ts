import { gaussian, type Random } from '../handwriting/random.js';
import type { SymbolInk } from '../recogniser/features.js';
import type { Stroke } from '../strokes/stroke.js';

/** Where a symbol is put: its middle, and the size of its larger side (mm); `wide` and `tall` stretch it further. */
export interface Place {
  xMm: number;
  yMm: number;
  sizeMm: number;
  wide?: number;
  tall?: number;
  turn?: number;
}

/** A pen that puts somebody's strokes on the paper, one after the other, each time a little otherwise. */
export class Pen {
  private count = 0;
  constructor(
    readonly random: Random,
    /** When the next stroke begins, epoch ms. */
    public now = 1_700_000_000_000,
  ) {}

  /** What a hand wrote before, written again here: turned, leaning and stretched by a little. */
  put(ink: SymbolInk, { xMm, yMm, sizeMm, wide = 1, tall = 1, turn = 0 }: Place, tip: Stroke['tip'] = 'pen'): Stroke[] {
    const { random } = this;
    const places = ink.flat();
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = sizeMm / Math.max(right - left, bottom - top, 1e-6);
    const [lean, bent] = [gaussian(random) * 0.06, turn + gaussian(random) * 0.04];
    const [sx, sy] = [scale * wide * (1 + gaussian(random) * 0.05), scale * tall * (1 + gaussian(random) * 0.05)];
    const [cos, sin] = [Math.cos(bent), Math.sin(bent)];
    const wave = {
      x: gaussian(random) * 0.03,
      y: gaussian(random) * 0.03,
      pace: 0.5 + random(),
      phase: random() * 6.3,
    };
    return ink
      .filter((stroke) => stroke.length > 0)
      .map((stroke) => {
        const points = stroke.map(([px, py], k) => {
          const [u, v] = [(px - (left + right) / 2) * sx, (py - (top + bottom) / 2) * sy];
          const [a, b] = [u - lean * v, v];
          const swing = Math.sin(wave.pace * (u + v) + wave.phase);
          const x = xMm + a * cos - b * sin + wave.x * swing;
          const y = yMm + a * sin + b * cos + wave.y * swing;
          return [Math.round(x * 100) / 100, Math.round(y * 100) / 100, 0.5, k === 0 ? 0 : 12] as const;
        });
        const t0 = this.now;
        this.now += 12 * points.length + 80 + Math.round(random() * 120);
        return { id: `s${this.count++}`, t0, tip, points };
      });
  }

  /** A moment of thought. */
  rest(ms: number): void {
    this.now += Math.round(ms * (0.5 + this.random()));
  }
}
