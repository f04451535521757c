import sharp from 'sharp';
import { type Point, strokesOf } from './letters.js';

export { SIGNS } from './letters.js';

export const WIDTH = 216;
export const HEIGHT = 80;
const INK = [30, 58, 138] as const;
const PAPER = [243, 247, 255] as const;
/** Dots of dirt, of both colours. */
const SPECKS = 260;

interface Line {
  points: Point[];
  halfWidth: number;
}

/**
 * The signs as a picture of dots (a PNG as data: address): each written anew with an uneven hand, turned, sheared, stretched
 * and moved, the whole bent by two waves, lines drawn through it and dirt over it. Nothing of one picture repeats in another.
 * @param random 0 to below 1
 */
export async function drawPicture(text: string, random: () => number): Promise<string> {
  const dots = paint(linesOf(text, random), random);
  const png = await sharp(dots, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function linesOf(text: string, random: () => number): Line[] {
  const between = (low: number, high: number) => low + random() * (high - low);
  const bend = waves(between);
  const advance = between(43, 48);
  let left = between(8, 24);
  const lines = [...text].flatMap((sign) => {
    const place = hand(between, left);
    left += advance * between(0.88, 1.08);
    const halfWidth = between(1.6, 2.8);
    return strokesOf(sign, ([x, y]) => bend(place([x + between(-0.9, 0.9), y + between(-0.9, 0.9)]))).map((points) => ({
      points,
      halfWidth,
    }));
  });
  const across = Array.from({ length: 4 }, () => ({
    points: Array.from({ length: 7 }, (_, n): Point => bend([n * 36, between(4, HEIGHT - 4)])),
    halfWidth: between(0.7, 1.5),
  }));
  return [...lines, ...across];
}

/** Turned, sheared, stretched and moved: from the grid of the sign to the picture. */
function hand(between: (low: number, high: number) => number, left: number): (point: Point) => Point {
  const turn = between(-0.45, 0.45);
  const shear = between(-0.35, 0.35);
  const [wide, high] = [between(2.6, 4), between(2.9, 4.2)];
  const [x0, y0] = [left + 18, HEIGHT / 2 + between(-7, 7)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => {
    const [u, v] = [(x - 5) * wide + shear * (y - 7) * high, (y - 7) * high];
    return [x0 + u * cos - v * sin, y0 + u * sin + v * cos];
  };
}

function waves(between: (low: number, high: number) => number): (point: Point) => Point {
  const [a, b] = [between(2, 4.5), between(2, 4)];
  const [p, q] = [between(0, 7), between(0, 7)];
  const [long, short] = [between(16, 30), between(14, 26)];
  return ([x, y]) => [x + b * Math.sin(y / short + q), y + a * Math.sin(x / long + p)];
}

function paint(lines: readonly Line[], random: () => number): Uint8Array {
  const ink = new Float32Array(WIDTH * HEIGHT);
  for (const { points, halfWidth } of lines)
    for (let n = 1; n < points.length; n++) stroke(ink, points[n - 1] ?? [0, 0], points[n] ?? [0, 0], halfWidth);
  for (let n = 0; n < SPECKS; n++) {
    const at = Math.floor(random() * ink.length);
    ink[at] = 1 - (ink[at] ?? 0);
  }
  const shade = (random() - 0.5) * 0.12;
  return Uint8Array.from({ length: ink.length * 3 }, (_, n) => {
    const at = Math.floor(n / 3);
    const channel = (n % 3) as 0 | 1 | 2; // as: one of three
    const grey = Math.min(1, Math.max(0, (ink[at] ?? 0) * 0.86 + (shade * (at % WIDTH)) / WIDTH + random() * 0.14));
    return Math.round(PAPER[channel] + (INK[channel] - PAPER[channel]) * grey);
  });
}

/** Ink along a straight piece, with soft edges. */
function stroke(ink: Float32Array, [ax, ay]: Point, [bx, by]: Point, halfWidth: number): void {
  const reach = halfWidth + 1;
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  for (
    let y = Math.max(0, Math.floor(Math.min(ay, by) - reach));
    y <= Math.min(HEIGHT - 1, Math.max(ay, by) + reach);
    y++
  )
    for (
      let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
      x <= Math.min(WIDTH - 1, Math.max(ax, bx) + reach);
      x++
    ) {
      const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const distance = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
      const at = y * WIDTH + x;
      ink[at] = Math.max(ink[at] ?? 0, Math.min(1, Math.max(0, halfWidth + 0.5 - distance)));
    }
}
