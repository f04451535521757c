import type { Random } from '@zhibi/ink/handwriting';
import type { GreyImage } from '../image/grey-image.js';

/** Walls, desks and people: blocks and discs of any grey, some striped. */
export function drawPeople(image: GreyImage, random: Random): void {
  const { width, height, pixels } = image;
  pixels.fill(120 + random() * 60);
  const things = Math.round((width * height) / 9_000);
  for (let k = 0; k < things; k++) {
    const [x, y, grey] = [random() * width, random() * height, 20 + random() * 200];
    const [wide, high] = [6 + random() * 90, 6 + random() * 90];
    const isRound = random() < 0.5;
    const stripe = random() < 0.2 ? 3 + Math.floor(random() * 9) : 0;
    const other = 20 + random() * 200;
    for (let row = Math.max(0, Math.floor(y - high)); row < Math.min(height, y + high); row++)
      for (let column = Math.max(0, Math.floor(x - wide)); column < Math.min(width, x + wide); column++) {
        if (isRound && ((column - x) / wide) ** 2 + ((row - y) / high) ** 2 > 1) continue;
        pixels[row * width + column] = stripe > 0 && Math.floor(column / stripe) % 2 === 1 ? other : grey;
      }
  }
}

/** Darker toward one side, and a shadow with an edge across it. */
export function withLight({ width, height, pixels }: GreyImage, darkest: number, random: Random): GreyImage {
  const turn = random() * 2 * Math.PI;
  const [dx, dy] = [Math.cos(turn) / width, Math.sin(turn) / height];
  const edge = random() - 0.5;
  const lit = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const along = (x - width / 2) * dx + (y - height / 2) * dy;
      const light = 1 - (1 - darkest) * Math.min(1, Math.max(0, along * 0.7 + 0.5));
      lit[y * width + x] = (pixels[y * width + x] ?? 0) * light * (along > edge ? 1 : 0.5 + darkest / 2);
    }
  return { width, height, pixels: lit };
}
