import { papersApi } from '@zhibi/contract/papers';
import { facesOfCopy, type PrintOptions, pageInfoOf, printingApi, turnsBacks } from '@zhibi/contract/printing';
import { ColorSpace, Document, Matrix } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bringTo,
  move,
  newOrder,
  newPrintWorld,
  type PrintWorld,
  printWish,
  readyRun,
} from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

const PT_PER_MM = 72 / 25.4;
/** Whole pixels for both sides of a sheet: one that is turned lies on the same pixels again. More of them tell no more, and take longer. */
const PIXELS_PER_MM = 1;
/** Dots are a tenth of a millimetre wide. */
const FINE = 12;
const A4_WIDTH = Math.round(210 * PIXELS_PER_MM);
/** What a printer cannot see: the grey that a pixel may differ by where a line is moved by a part of it. */
const SAME_GREY = 6;

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2, 80);
}, 120_000);
afterAll(() => world.close());

/** A page in greys, row by row. */
interface Picture {
  width: number;
  height: number;
  at(x: number, y: number): number;
}

function picturesOf(bytes: Uint8Array, pixelsPerMm = PIXELS_PER_MM, most = Number.POSITIVE_INFINITY): Picture[] {
  const document = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: Math.min(document.countPages(), most) }, (_, no) => {
    const scale = pixelsPerMm / PT_PER_MM;
    const drawn = document.loadPage(no).toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceGray, false, true);
    const [pixels, stride] = [drawn.getPixels().slice(), drawn.getStride()];
    return { width: drawn.getWidth(), height: drawn.getHeight(), at: (x, y) => pixels[y * stride + x] ?? 255 };
  });
}

const textOf = (bytes: Uint8Array): string[] => {
  const document = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, at) => document.loadPage(at).toStructuredText('').asText());
};

/** How much a part of a face, from the left, differs from a page: the mean of all pixels but those where folds are marked. */
function differenceOf(face: Picture, left: number, page: Picture | undefined, isTurned: boolean): number {
  let sum = 0;
  const marks = Math.ceil(5 * PIXELS_PER_MM);
  const { height } = face;
  for (let y = marks; y < height - marks; y++) {
    for (let x = 1; x < A4_WIDTH - 1; x++) {
      const seen = isTurned ? face.at(face.width - 1 - left - x, height - 1 - y) : face.at(left + x, y);
      sum += Math.abs(seen - (page?.at(x, y) ?? 255));
    }
  }
  return sum / ((height - 2 * marks) * (A4_WIDTH - 2));
}

/**
 * What somebody sees who takes these sheets as the machine gives them, folds each in the middle with its front outside and leafs from the first
 * page to the last. The machine has printed the back after turning the sheet over its long edge (which lies) or its short one.
 */
function folded(sheets: readonly (readonly [Picture, Picture])[], turnedOver: 'long' | 'short'): Picture[] {
  const halves = sheets.map(([front, back]) => {
    const { width, height } = front;
    const half = width / 2;
    // Where a point of the paper, as seen from the front, stands on the picture of the back.
    const behind = (x: number, y: number) =>
      turnedOver === 'long' ? back.at(x, height - 1 - y) : back.at(width - 1 - x, y);
    const part = (at: Picture['at']): Picture => ({ width: Math.floor(half), height, at });
    return {
      right: part((x, y) => front.at(Math.round(half) + x, y)),
      // A leaf is turned about the fold: its other side is seen the other way round.
      behindRight: part((x, y) => behind(width - 1 - x, y)),
      behindLeft: part((x, y) => behind(Math.round(half) - 1 - x, y)),
      left: part((x, y) => front.at(x, y)),
    };
  });
  const back = [...halves].reverse();
  return [
    ...halves.flatMap(({ right, behindRight }) => [right, behindRight]),
    ...back.flatMap(({ behindLeft, left }) => [behindLeft, left]),
  ];
}

interface Laid {
  detail: Awaited<ReturnType<typeof detailOf>>;
  /** The pages as they were made, and the faces as they are printed. */
  made: Picture[];
  faces: Picture[];
}
const detailOf = (orderId: string) => of.centre.call(printingApi.detail, { orderId });
const ways = new Map<string, Promise<Laid>>();

/** An order that was pushed with this wish: each way of laying is made, and drawn, once for all that is looked at. */
function laid(imposition: PrintOptions['imposition'], edge: 0 | 1, doubleSidedPrint = true): Promise<Laid> {
  const way = `${imposition} ${edge} ${doubleSidedPrint}`;
  const known = ways.get(way);
  if (known) return known;
  const begun = (async () => {
    const orderId = await newOrder(world, of, { imposition, doublePrintType: edge, doubleSidedPrint });
    const { printRunId } = await of.teacher.call(printingApi.detail, { orderId });
    const made = picturesOf((await of.teacher.download(papersApi.runPdf, { printRunId })).bytes);
    await bringTo(of, orderId, 'pushed');
    const faces = picturesOf((await of.centre.download(printingApi.pdf, { orderId })).bytes);
    return { detail: await detailOf(orderId), made, faces };
  })();
  ways.set(way, begun);
  return begun;
}

const inkOf = (page: Picture): number => differenceOf(page, 0, undefined, false);

describe('pages that lie two on a side', () => {
  it.each<[string, ...Parameters<typeof laid>]>([
    ['side by side', 'sideBySide', 0],
    ['side by side on one side', 'sideBySide', 0, false],
    ['on folded sheets', 'folded', 1],
    ['in a booklet that is turned over its long edge', 'booklet', 0],
    ['in a booklet that is turned over its short edge', 'booklet', 1],
  ])('are drawn as they were made, in their own size and place, %s', async (_, ...way) => {
    const { detail, made, faces } = await laid(...way);
    const { pageInfo, pages, copies, options, pageSize, errors } = detail;
    expect([pageSize, errors]).toEqual(['A3', 0]);
    expect(pages.length).toBeGreaterThan(4);
    const wanted = facesOfCopy(pages, options);
    expect(faces.length).toBe(pageInfo.totalPieceCount * (options.doubleSidedPrint ? 2 : 1));
    expect(faces.length).toBe(wanted.length * copies);
    for (const [at, face] of faces.entries()) {
      expect([face.width, face.height].map((px) => Math.round(px / PIXELS_PER_MM))).toEqual([420, 297]);
      const copy = Math.floor(at / wanted.length);
      const isTurned = turnsBacks(options) && at % 2 === 1;
      for (const [place, page] of (wanted[at % wanted.length] ?? []).entries()) {
        const drawn = page === null ? undefined : made[copy * pages.length + page - 1];
        if (drawn) expect(inkOf(drawn)).toBeGreaterThan(SAME_GREY / 4);
        expect(differenceOf(face, place * A4_WIDTH, drawn, isTurned)).toBeLessThan(SAME_GREY / 8);
      }
    }
  });

  it.each([
    ['booklet', 0],
    ['booklet', 1],
    ['folded', 0],
    ['folded', 1],
  ] as const)('are read in order once the sheets are folded: %s, turned over edge %i', async (imposition, edge) => {
    const { detail, made, faces } = await laid(imposition, edge);
    const { pageInfo, pages } = detail;
    const sheets = Array.from({ length: pageInfo.pieceCount }, (_, at) => faces.slice(2 * at, 2 * at + 2)) as [
      Picture,
      Picture,
    ][]; // as: both sides are printed
    const turnedOver = edge === 0 ? 'long' : 'short';
    const read =
      imposition === 'booklet' ? folded(sheets, turnedOver) : sheets.flatMap((sheet) => folded([sheet], turnedOver));
    expect(read.length).toBe(pages.length + pageInfo.blankPageCount);
    const nearest = read.map((seen) => {
      const differences = [...made.slice(0, pages.length), undefined].map((page) => differenceOf(seen, 0, page, false));
      return differences.indexOf(Math.min(...differences));
    });
    const blanks = new Array<number>(pageInfo.blankPageCount).fill(pages.length);
    expect(nearest).toEqual([...pages.map((page) => page - 1), ...blanks]);
  });

  it('of one sheet come back when it was damaged, as it was laid', async () => {
    const orderId = await newOrder(world, of, { imposition: 'booklet', bookbind: 1 });
    await bringTo(of, orderId, 'shipped');
    const { pages, options, sheets, pageInfo } = await of.centre.call(printingApi.detail, { orderId });
    const studentId = sheets[1]?.studentId ?? '';
    const { childId } = await move(of.admin, orderId, {
      move: 'damaged',
      studentIds: [studentId],
      pages: [2],
      note: '第一张皱了',
    });
    const child = await of.centre.call(printingApi.detail, { orderId: childId ?? '' });
    const outermost = facesOfCopy(pages, options).slice(0, 2);
    expect(facesOfCopy(child.pages, child.options)).toEqual(outermost);
    const whole = picturesOf((await of.centre.download(printingApi.pdf, { orderId })).bytes);
    const again = picturesOf((await of.centre.download(printingApi.pdf, { orderId: child.orderId })).bytes);
    const begin = pageInfo.pieceCount * 2;
    expect(again.length).toBe(2);
    for (const [at, face] of again.entries())
      for (const left of [0, A4_WIDTH]) {
        const before = whole[begin + at];
        if (before === undefined) throw new Error('no such face');
        const half: Picture = { ...before, at: (x, y) => before.at(left + x, y) };
        expect(differenceOf(face, left, half, false)).toBeLessThan(SAME_GREY / 8);
      }
  });

  it('are counted and priced as sheets of twice the size, and as pages again when the wish is changed', async () => {
    const orderId = await newOrder(world, of, { imposition: 'booklet' });
    const before = await of.teacher.call(printingApi.detail, { orderId });
    expect(before.pageInfo).toEqual(pageInfoOf({ pageCount: before.pages.length, copies: 2 }, before.options));
    const { printRunId: _, ...wish } = printWish(world, before.printRunId, { imposition: 'plain' });
    await move(of.teacher, orderId, { move: 'mend', ...wish });
    const after = await of.teacher.call(printingApi.detail, { orderId });
    expect([before.pageSize, after.pageSize]).toEqual(['A3', 'A4']);
    expect(after.pageInfo.pieceCount).toBeGreaterThan(before.pageInfo.pieceCount);
  });

  it('lie behind a separator of their class, each in its cover, with spare copies without names at the end', async () => {
    const beside = { cover: true, separators: 'class', spares: true } as const;
    const orderId = await newOrder(world, of, { imposition: 'booklet', doublePrintType: 1, ...beside });
    const wished = await of.teacher.call(printingApi.detail, { orderId });
    const made = picturesOf((await of.teacher.download(papersApi.runPdf, { printRunId: wished.printRunId })).bytes);
    await bringTo(of, orderId, 'pushed');
    const { pageInfo, pages, copies, options, leadingFaces, sheets, errors } = await of.centre.call(
      printingApi.detail,
      {
        orderId,
      },
    );
    expect(pageInfo).toEqual(wished.pageInfo);
    expect([copies, pageInfo.spareCount, pageInfo.separatorPieceCount, leadingFaces, errors]).toEqual([2, 1, 1, 2, 0]);
    const { bytes } = await of.centre.download(printingApi.pdf, { orderId });
    const [faces, said] = [picturesOf(bytes), textOf(bytes)];
    expect(faces.length).toBe(pageInfo.totalPieceCount * 2);
    const copy = facesOfCopy(pages, options);
    const begins = [0, 1, 2].map((at) => leadingFaces + at * copy.length);
    for (const { name } of sheets) expect(said[0]).toContain(name);
    expect(begins.map((at) => sheets.map(({ name }) => said[at]?.includes(name)))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const second = copy.findIndex((face) => face.includes(1));
    const place = copy[second]?.indexOf(1) ?? 0;
    const [own, spare] = [begins[0], begins[2]].map((at) => faces[(at ?? 0) + second]);
    if (own === undefined || spare === undefined) throw new Error('no such face');
    expect(differenceOf(own, place * A4_WIDTH, made[0], false)).toBeLessThan(SAME_GREY / 8);
    const bare: Picture = { ...spare, at: (x, y) => spare.at(place * A4_WIDTH + x, y) };
    // The same paper, lighter by name, class and codes.
    expect(inkOf(bare)).toBeLessThan(inkOf(made[0] ?? bare));
    expect(inkOf(bare)).toBeGreaterThan(inkOf(made[0] ?? bare) / 2);
    expect(said[(begins[2] ?? 0) + second]).not.toContain('3.27.');
    expect(said[(begins[0] ?? 0) + second]).toContain('3.27.');
  });

  it('keep their dots in a booklet, where they were made to stand, and have no spare copies: none would be anybody’s', async () => {
    const wanted = { paperId: of.paperId, classIds: [of.schoolClass.classId], dots: true };
    const printRunId = await readyRun(of, (await of.teacher.call(papersApi.createRun, wanted)).printRunId);
    const spares = printWish(world, printRunId, { spares: true });
    expect(await of.teacher.refused(printingApi.create, spares)).toMatchObject({ reason: 'spares-need-codes' });
    const wish = printWish(world, printRunId, { imposition: 'booklet', doublePrintType: 1 });
    const { orderId } = await of.teacher.call(printingApi.create, wish);
    const made = picturesOf((await of.teacher.download(papersApi.runPdf, { printRunId })).bytes, FINE, 1);
    await bringTo(of, orderId, 'pushed');
    const { pages, options } = await of.centre.call(printingApi.detail, { orderId });
    const [face] = picturesOf((await of.centre.download(printingApi.pdf, { orderId })).bytes, FINE, 1);
    const place = facesOfCopy(pages, options)[0]?.indexOf(1) ?? 0;
    const [width, shown] = [Math.round(210 * FINE), made[0]];
    if (face === undefined || shown === undefined) throw new Error('no such face');
    // Halfway down the right margin there are dots and nothing else.
    const [x, y] = [Math.round(203 * FINE), Math.round(150 * FINE)];
    const near = Array.from({ length: 900 }, (_, at) => [x + (at % 30), y + Math.floor(at / 30)] as const);
    const dots = near.map(([left, top]) => shown.at(left, top) < 200);
    expect(dots.filter(Boolean).length).toBeGreaterThan(10);
    expect(near.map(([left, top]) => face.at(place * width + left, top) < 200)).toEqual(dots);
  });

  it('are refused where they fold and only one side is printed', async () => {
    const { printRunId } = await of.teacher.call(printingApi.detail, { orderId: await newOrder(world, of) });
    const wish = printWish(world, printRunId, { imposition: 'folded', doubleSidedPrint: false });
    expect(await of.teacher.refused(printingApi.create, wish)).toMatchObject({ reason: 'fold-needs-two-sides' });
  });

  it('are not asked for by who wishes as before', async () => {
    const orderId = await newOrder(world, of);
    const { imposition: _, ...asBefore } = (await of.teacher.call(printingApi.detail, { orderId })).options;
    const { printRunId: __, ...wish } = printWish(world, '');
    await move(of.teacher, orderId, { move: 'mend', ...wish, options: asBefore });
    expect((await of.teacher.call(printingApi.detail, { orderId })).options.imposition).toBe('plain');
  });
});
