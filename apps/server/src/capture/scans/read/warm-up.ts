import sharp from 'sharp';
import { readSheets } from './read-page.js';

/** As much as makes the parts that find a page run; it holds next to nothing. */
const SIDE = 600;

/** Does once what reading a page does, on a sheet of nothing. */
export async function warmUp(): Promise<true> {
  const empty = { create: { width: SIDE, height: SIDE, channels: 3 as const, background: '#fff' } };
  const packed = await sharp(empty).jpeg().toBuffer();
  const pixels = await sharp(packed).raw().toBuffer();
  await readSheets({ width: SIDE, height: SIDE, pixels }, { pageSize: 'A4', editions: {}, codes: {} });
  return true;
}
