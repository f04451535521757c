import { isFolded, pageSizes, registrationMarks } from '@zhibi/contract/papers';
import { cardFaults, geometryOfCard } from '@zhibi/contract/papers/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPress, type Press } from '../press/open-press.js';
import { cardGallery } from '../sample/gallery/cards.js';
import { rasterise } from '../sample/raster.js';

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const DPI = 100;
/** What of a page is darker than paper between two edges, in rows of pixels from the top, in mm. */
async function inkBetween(name: keyof typeof cardGallery, fromMm: number, toMm: number) {
  const { pdf, geometry } = await press.setCard({ design: cardGallery[name](), footLine: '答题卡' });
  return Array.from({ length: geometry.pageCount }, (_, i) => {
    const { pixels, width, height, perMm } = rasterise(pdf, i + 1, DPI);
    const rows: number[] = [];
    for (let y = 0; y < height; y++)
      for (let x = Math.ceil(fromMm * perMm); x < Math.floor(toMm * perMm); x++)
        if ((pixels[y * width + x] ?? 255) < 245) {
          rows.push(y / perMm);
          break;
        }
    return rows;
  });
}

const names = Object.keys(cardGallery).map((name) => name as keyof typeof cardGallery); // as: the keys of an object written above

describe.each(names)('the card %s', (name) => {
  it('has nothing that must be mended', () => expect(cardFaults(cardGallery[name]())).toEqual([]));
});

const folded = names.filter((name) => {
  const { pageSize, columns } = cardGallery[name]();
  return isFolded(pageSize) && columns === 2;
});

describe.each(folded)('the folded card %s', (name) => {
  const { widthMm, heightMm } = pageSizes[cardGallery[name]().pageSize];
  const foldMm = widthMm / 2;

  it('has a tick at its head and its foot where it is folded, and no other ink under the fold', async () => {
    const pages = await inkBetween(name, foldMm - 1.5, foldMm + 1.5);
    for (const rows of pages) {
      const [head, foot] = [rows.filter((y) => y < 10), rows.filter((y) => y > heightMm - 10)];
      expect(head.length).toBeGreaterThan(10);
      expect(foot.length).toBeGreaterThan(10);
      expect(rows.filter((y) => y >= 10 && y <= heightMm - 10)).toEqual([]);
    }
  });

  it('has every area on one side of the fold, and its marks stand as those of any sheet', () => {
    const { areas, pageSize } = geometryOfCard(cardGallery[name]());
    for (const { xMm, widthMm: wide } of areas) expect(xMm + wide <= foldMm - 2 || xMm >= foldMm + 2).toBe(true);
    expect(registrationMarks(pageSize).every(({ xMm }) => Math.abs(xMm - foldMm) > 100)).toBe(true);
  });
});

it('a block that was pulled over the fold is a fault', () => {
  const card = cardGallery['a3-two-columns-sealed']();
  const [block] = card.blocks.filter(({ kind }) => kind === 'written');
  const blocks = card.blocks.map((one) => (one === block ? { ...one, widthMm: one.widthMm + 4 } : one));
  expect(cardFaults({ ...card, blocks }).map(({ kind }) => kind)).toContain('block-on-fold');
});
