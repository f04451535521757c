import { areaTypes, type Geometry, type PageSize } from '@zhibi/contract/papers';
import { type PrintOptions, pageOn, turnsBacks, usualOptions } from '@zhibi/contract/printing';
import { describe, expect, it } from 'vitest';
import { edgeOf, type PrintEdge } from './rules-edge.js';
import type { Place } from './rules-faces.js';
import {
  blankOf,
  carbonOf,
  densityOf,
  hasCarbon,
  type Look,
  oddOf,
  type PageDots,
  type Paint,
  unreadOf,
} from './rules-ink.js';
import { fileOfPiles } from './rules-piles.js';
import { onFaces } from './rules-preflight.js';

const box = (xMm: number, yMm: number, widthMm = 10, heightMm = 5): Place => ({ xMm, yMm, widthMm, heightMm });
const area = { ...box(50, 100, 60, 20), page: 1, areaType: areaTypes['fill-in'] } as Geometry['areas'][number];
const stamp = {
  page: 1,
  code: { xMm: 17, yMm: 16 },
  name: null,
  fields: [],
  qr: { xMm: 179, yMm: 5, sizeMm: 14 },
};
const geometry = { areas: [area], stamps: [stamp, { ...stamp, page: 2 }] };

/** Two copies of so many pages, laid as is wished. */
function laid(pageCount: number, options: PrintOptions = usualOptions, pageSize: PageSize = 'A4') {
  const pages = Array.from({ length: pageCount }, (_, at) => at + 1);
  const piles = [{ classId: 'c', row: null, studentIds: ['ann', 'bob'], spares: 0 }];
  const placeOf = new Map([
    ['ann', 0],
    ['bob', 1],
  ]);
  const { faces, shiftsMm } = fileOfPiles(piles, { placeOf, pageCount, pages, pagesThere: 2 * pageCount }, options);
  const press = { turnsBacks: turnsBacks(options), shiftsMm, trimMm: 0 };
  return { on: onFaces(faces, { press, pageSize, pageCount, sheets: [0, 1] }), options, pages };
}

const paint = (kind: Paint['kind'], model: Paint['model'], color: number[], ...places: Place[]): Paint => ({
  kind,
  model,
  color,
  count: places.length,
  places,
});
const seen = (looks: Partial<Look['looks'][number]>[], dots: (number | Partial<PageDots>)[] = [0, 0, 0, 0]) => ({
  sizes: dots,
  dots: dots.map((one) => ({
    odd: [],
    hidden: [],
    ...(typeof one === 'number' ? { count: one } : { count: 0, ...one }),
  })),
  looks: looks.map((look) => ({ isPaper: true, pages: [0, 2], paints: [], near: [], isBlank: false, ...look })),
});

describe('an ink', () => {
  it.each<[string, Paint['kind'], Paint['model'], number[], boolean]>([
    ['K', 'text', 'cmyk', [0, 0, 0, 1], true],
    ['a trace of K', 'drawing', 'cmyk', [0.8, 0.75, 0.7, 0.05], true],
    ['black of three inks', 'text', 'cmyk', [0.8, 0.75, 0.7, 0], false],
    ['device black', 'text', 'gray', [0], true],
    ['light grey', 'drawing', 'gray', [0.9], true],
    ['white', 'drawing', 'gray', [0.99], false],
    ['RGB black', 'text', 'rgb', [0, 0, 0], true],
    ['RGB grey', 'drawing', 'rgb', [0.5, 0.52, 0.49], true],
    ['green', 'drawing', 'rgb', [0.2, 0.6, 0.3], false],
    ['red', 'text', 'rgb', [0.8, 0.1, 0.1], false],
    ['a photograph', 'picture', 'rgb', [], true],
    ['a spot colour that nobody knows', 'drawing', 'other', [1], true],
  ])('%s is seen by a pen: %s %s %j → %s', (_, kind, model, color, wanted) => {
    expect(hasCarbon({ kind, model, color })).toBe(wanted);
  });
});

describe('carbon between dots', () => {
  const found = (...paints: Paint[]) => {
    const { level, count, marks } = carbonOf({ inspected: seen([{ paints }]), geometry, ...laid(2) });
    return [level, count, ...marks.map(({ face, page, sheet, xMm }) => [face, page, sheet, xMm])];
  };
  const k = [0, 0, 0, 1];
  it.each<[string, Paint[], unknown[]]>([
    ['nothing of it', [paint('text', 'cmyk', [0.8, 0.75, 0.7, 0], box(30, 30))], ['passed', 1]],
    ['text anywhere is an error', [paint('text', 'cmyk', k, box(30, 30))], ['error', 1, [1, 1, 0, 30]]],
    [
      'a line beside the answers is a warning',
      [paint('drawing', 'gray', [0], box(30, 30))],
      ['warning', 1, [1, 1, 0, 30]],
    ],
    ['a line in an answer is an error', [paint('drawing', 'gray', [0], box(60, 110))], ['error', 1, [1, 1, 0, 60]]],
    [
      'a picture beside the answers is a warning',
      [paint('picture', 'rgb', [], box(30, 30))],
      ['warning', 1, [1, 1, 0, 30]],
    ],
    [
      'what is worst is shown first',
      [paint('picture', 'rgb', [], box(30, 30)), paint('text', 'gray', [0], box(40, 40))],
      ['error', 2, [1, 1, 0, 40], [1, 1, 0, 30]],
    ],
  ])('%s', (_, paints, wanted) => {
    expect(found(...paints)).toEqual(wanted);
  });

  it('of a stamp is marked on the copy that has it', () => {
    const inspected = seen([{ isPaper: false, pages: [3], paints: [paint('text', 'cmyk', k, box(30, 30))] }]);
    expect(carbonOf({ inspected, geometry, ...laid(2) }).marks).toMatchObject([{ face: 4, page: 2, sheet: 1 }]);
  });
});

describe('the dots of a page', () => {
  const whole = (210 * 297) / 0.3 ** 2;
  it.each<[string, number[], unknown[]]>([
    ['one in each square', [whole, whole, whole, whole], ['passed', 4, []]],
    ['none around the QR code', [0.994 * whole, whole, whole, whole], ['passed', 4, []]],
    ['none at all', [whole, 0, whole, whole], ['error', 1, [2]]],
    ['half of them', [whole, whole, whole / 2, whole], ['error', 1, [3]]],
    ['two codes over each other', [whole, whole, whole, 2 * whole], ['error', 1, [4]]],
  ])('%s', (_, dots, [level, count, faces]) => {
    const found = densityOf({ inspected: seen([], dots), geometry, ...laid(2) }, 'demo');
    expect([found.level, found.count, found.marks.map(({ face }) => face)]).toEqual([level, count, faces]);
  });

  it.each<[string, Partial<PageDots>, unknown[]]>([
    [
      'missing in some squares are marked there, as one place',
      { odd: [box(40, 100, 10, 10), box(50, 100, 10, 10), box(40, 110, 10, 10), box(50, 110, 10, 10)] },
      ['error', 1, [40, 100, 20, 20]],
    ],
    ['under a white box are hidden there', { hidden: [box(60, 80, 30, 12)] }, ['error', 1, [60, 80, 30, 12]]],
    ['missing around the QR code are not missed', { odd: [box(170, 0, 10, 10), box(180, 10, 10, 10)] }, ['passed', 4]],
    [
      'missing on most of a page are missing on all of it',
      { odd: [box(0, 40, 210, 200)] },
      ['error', 1, [0, 0, 210, 297]],
    ],
  ])('%s', (_, dots, wanted) => {
    const pages = [{ count: whole, ...dots }, whole, whole, whole];
    const found = densityOf({ inspected: seen([], pages), geometry, ...laid(2) }, 'demo');
    const places = found.marks.map(({ xMm, yMm, widthMm, heightMm }) => [xMm, yMm, widthMm, heightMm]);
    expect([found.level, found.count, ...places]).toEqual(wanted);
  });

  it('that there was no time to look at are said to be unread', () => {
    const inspected = { ...seen([], [whole]), sizes: [1, 2, 3, 4] };
    expect(unreadOf({ inspected, ...laid(2) })).toMatchObject([{ check: 'unread', level: 'warning', count: 3 }]);
    expect(unreadOf({ inspected: seen([]), ...laid(2) })).toEqual([]);
  });
});

describe('ink near the edge', () => {
  const found = (near: Place[], machines: PrintEdge[] = [], options = usualOptions) => {
    const { on } = laid(2, options);
    const { level, names } = edgeOf({ inspected: seen([{ near }]), geometry, on, machines });
    return [level, ...names];
  };
  const [near, wide] = [
    { name: '近', edgeMm: 3 },
    { name: '宽', edgeMm: 8 },
  ];
  it.each<[string, Place[], PrintEdge[], unknown[]]>([
    ['that keeps 5 mm passes a usual machine', [box(5, 140)], [], ['passed']],
    ['nearer is for a person to judge', [box(4, 140)], [], ['warning']],
    ['at the other sides too', [box(196.5, 140, 10)], [], ['warning']],
    ['a registration mark that is cut off is an error', [box(4, 6, 8, 6)], [], ['error']],
    ['a QR code that is cut off is an error', [box(179, 4, 14, 14)], [], ['error']],
    [
      'what one of two machines prints is a warning that names the other',
      [box(179, 5, 14, 14)],
      [near, wide],
      ['warning', '宽'],
    ],
    ['what no machine prints is an error that names all', [box(179, 2, 14, 14)], [near, wide], ['error', '近', '宽']],
  ])('%s', (_, places, machines, wanted) => {
    expect(found(places, machines)).toEqual(wanted);
  });

  it('is not at the edge where two pages lie side by side', () => {
    const options: PrintOptions = { ...usualOptions, imposition: 'sideBySide' };
    expect(found([box(198, 140)], [], options)).toEqual(['passed']);
    expect(found([box(2, 140)], [], options)).toEqual(['warning']);
  });

  it('of an answer that no machine prints is an error without any ink', () => {
    const outside = { ...geometry, areas: [{ ...area, xMm: 3 }] };
    expect(edgeOf({ inspected: seen([{}]), geometry: outside, on: laid(2).on, machines: [] }).level).toBe('error');
  });
});

describe('sides without anything', () => {
  it('are blank pages of the paper, each shown once', () => {
    const inspected = seen([{}, { pages: [1, 3], isBlank: true }, { isPaper: false, pages: [0], isBlank: true }]);
    expect(blankOf({ inspected, ...laid(2) })).toMatchObject({
      level: 'warning',
      count: 1,
      marks: [{ face: 2, page: 2 }],
    });
  });

  it.each<[string, number, Partial<PrintOptions>, number[]]>([
    ['an even number', 4, {}, []],
    ['one page alone', 1, {}, []],
    ['an odd number', 3, {}, [4]],
    ['an odd number on one side', 3, { doubleSidedPrint: false }, []],
    ['three on a folded sheet', 3, { imposition: 'folded' }, [1]],
    ['five in a booklet', 5, { imposition: 'booklet' }, [1, 2, 3]],
    ['a cover, whose back is empty by itself', 2, { cover: true }, []],
  ])('are found by the sheets: %s of %i pages', (_, pageCount, wished, faces) => {
    const options = { ...usualOptions, ...wished };
    const found = oddOf(laid(pageCount, options));
    expect([found.level, found.marks.map(({ face }) => face)]).toEqual([
      faces.length > 0 ? 'warning' : 'passed',
      faces,
    ]);
  });
});

describe('a mark', () => {
  it('stands on the back of a booklet as the sheet is turned', () => {
    const options: PrintOptions = { ...usualOptions, imposition: 'booklet', doublePrintType: 0 };
    const { on } = laid(4, options, pageOn('A3', 'booklet'));
    const inspected = seen([{ pages: [1, 5], near: [box(2, 100, 10, 5)] }]);
    const [mark] = edgeOf({ inspected, geometry, on, machines: [] }).marks;
    // Page 2 lies left on the back; turned over the long edge the back stands on its head.
    expect(mark).toMatchObject({ face: 2, page: 2, xMm: 420 - 2 - 10, yMm: 297 - 100 - 5 });
  });
});
