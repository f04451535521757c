import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { blankCanvas } from '../simulator/canvas.js';
import { drawSheet, photographed, type Shot, sheetGeometry } from '../simulator/index.js';
import { type SeenSheet, seeSheet } from './see-sheet.js';
import { StillWatch } from './still-watch.js';

const { canvas } = drawSheet(sheetGeometry(40), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });

it.each<[string, Shot, SeenSheet['view']]>([
  ['whole', {}, 'whole'],
  ['with half beyond the picture', { beyond: { side: 'right', share: 0.5 } }, 'part'],
  ['with its margin beyond the picture', { beyond: { side: 'left', share: 0.03 }, perspective: 0 }, 'part'],
  ['in a dim room', { light: 0.35 }, 'dark'],
  ['in the dark', { light: 0.1 }, 'dark'],
  ['from a hand that moves', { shakenPx: 12 }, 'blurred'],
  ['with a mirrored lamp', { glareMm: 40 }, 'glare'],
])('the camera sees a sheet %s', (_, shot, view) => {
  expect(seeSheet(photographed(canvas, shot, seeded(5))).view).toBe(view);
});

it('the camera sees no sheet on a table', () => {
  expect(seeSheet(photographed(blankCanvas({ widthMm: 210, heightMm: 297 }, 4), {}, seeded(5)))).toEqual({
    view: 'none',
    corners: null,
  });
});

describe('a sheet before the camera', () => {
  const at = (x: number): SeenSheet => ({
    view: 'whole',
    corners: [
      { x, y: 0 },
      { x: x + 100, y: 0 },
      { x: x + 100, y: 140 },
      { x, y: 140 },
    ],
  });
  const nothing = (view: 'none' | 'part' | 'dark'): SeenSheet => ({ view, corners: null });
  /** What is said of pictures that come every 300 ms. */
  const said = (pictures: readonly SeenSheet[]) => {
    const watch = new StillWatch();
    return pictures.map((seen, nth) => watch.add(seen, nth * 300));
  };

  it('is taken once it lies whole and still', () => {
    const words = said([nothing('part'), at(0), at(40), at(40.5), at(40.2), at(40.1), at(40.1)]);
    expect(words).toEqual(['part', 'moving', 'moving', 'hold', 'hold', 'shoot', 'taken']);
  });

  it('is not taken while it moves, however slowly', () => {
    const slow = Array.from({ length: 12 }, (_, nth) => at(nth * 2));
    expect(new Set(said(slow))).toEqual(new Set(['moving']));
  });

  it('is not taken twice, also where a hand shades it; the next one is, after this one was lifted or lies elsewhere', () => {
    const still = [at(0), at(0), at(0), at(0)];
    expect(said([...still, nothing('dark'), ...still])).toEqual([
      'moving',
      'hold',
      'hold',
      'shoot',
      'dark',
      ...still.map(() => 'taken'),
    ]);
    const [gone, missed] = [[nothing('none'), nothing('part')], [nothing('part')]];
    expect(said([...still, ...gone, ...still]).filter((word) => word === 'shoot')).toHaveLength(2);
    expect(said([...still, ...missed, ...still, ...still]).filter((word) => word === 'shoot')).toHaveLength(1);
    expect(said([...still, at(30), at(30), at(30), at(30)]).filter((word) => word === 'shoot')).toHaveLength(2);
  });

  it('is not taken twice where the camera says that it has taken what it was told to take', () => {
    const watch = new StillWatch();
    const words = Array.from({ length: 12 }, (_, nth) => {
      const word = watch.add(at(0), nth * 300);
      if (word === 'shoot') watch.shot();
      return word;
    });
    expect(words.filter((word) => word === 'shoot')).toHaveLength(1);
    expect(words.at(-1)).toBe('taken');
  });
});
