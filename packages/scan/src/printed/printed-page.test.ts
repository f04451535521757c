import { columnsOn, type Geometry, PageSize, specialForms } from '@zhibi/contract/papers';
import { seeded } from '@zhibi/ink/handwriting';
import { beforeAll, describe, expect, it } from 'vitest';
import { stampCopies } from '../../../typeset/src/copies/stamp-copies.js';
import { openPress } from '../../../typeset/src/press/open-press.js';
import { openStamps } from '../../../typeset/src/press/open-stamps.js';
import { rasterise } from '../../../typeset/src/sample/raster.js';
import { unitTest } from '../../../typeset/src/sample/unit-test.js';
import type { LayoutOptions } from '../../../typeset/src/sheet/paper-sheet.js';
import { printMaskOf } from '../boxes/print-mask.js';
import { choicesOf, readChoices } from '../boxes/read-choices.js';
import { findPage } from '../frame/find-page.js';
import { identifyPage } from '../identity/identify-page.js';
import { copyOf } from '../simulator/canvas.js';
import { withoutPart } from '../simulator/damage.js';
import { boxHand, markBox } from '../simulator/hand.js';
import {
  besideKinds,
  type Canvas,
  defects,
  fillSheet,
  markAndWriteBeside,
  photographed,
  scanned,
} from '../simulator/index.js';

const A4 = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
const PAGE_CODE = '3.27.18940.6';

let geometry: Geometry;
let printed: Canvas;
let card: { geometry: Geometry; printed: Canvas };
let made: (options: Partial<LayoutOptions>) => Promise<{ geometry: Geometry; printed: Canvas }>;
beforeAll(async () => {
  const [press, fonts] = await Promise.all([openPress(), openStamps()]);
  const [paper, onCard] = await Promise.all([
    press.layOut(unitTest(), A4),
    press.layOut(unitTest(), { ...A4, scoreTable: false, answerCard: true }),
  ]);
  geometry = paper.geometry;
  const page = { page: 1, pageCode: PAGE_CODE, qrText: `zhibi:demo:${PAGE_CODE}` };
  const copy = {
    name: '张雨桐',
    schoolName: '青禾实验中学',
    className: '九（1）班',
    studentNo: '20260100',
    pages: [page],
  };
  const onPaper = async (set: typeof paper): Promise<Canvas> => {
    const pdf = await stampCopies(set.pdf, set.geometry, [copy], { fonts });
    const { width, height, pixels, perMm } = rasterise(pdf, 1, 203.2);
    return { perMm, image: { width, height, pixels: Uint8Array.from(pixels) } };
  };
  printed = await onPaper(paper);
  card = { geometry: onCard.geometry, printed: await onPaper(onCard) };
  made = async (options) => {
    const set = await press.layOut(unitTest(), { ...A4, ...options });
    return { geometry: set.geometry, printed: await onPaper(set) };
  };
}, 60_000);

type Defect = (typeof defects)[number];

function identityOf(canvas: Canvas, defect: Defect) {
  const image = scanned(canvas, defect, seeded(5));
  const found = findPage(image);
  const [places] = geometry.stamps;
  if (!found.ok || !places) throw new Error(`no page: ${defect}`);
  return identifyPage(image, found.frame, places, (code) => code === PAGE_CODE);
}

/** A page that was filled and scanned, where it was found, and the boxes of it that were read wrongly with nobody told. */
function readBack(page: { geometry: Geometry; printed: Canvas }, defect: Defect) {
  const choices = choicesOf(page.geometry.areas.filter((area) => area.page === 1));
  const random = () => seeded(defects.indexOf(defect));
  const filled = fillSheet({ canvas: page.printed, geometry: page.geometry, page: 1 }, random());
  const image = scanned(filled.canvas, defect, random());
  const found = findPage(image);
  if (!found.ok) throw new Error(`${defect}: ${found.reason}`);
  const silentErrors = readChoices(image, found.frame, choices)
    .filter(({ doubts }) => doubts.length === 0)
    .flatMap(({ boxes }) => boxes)
    .filter(({ areaId, state }) => (state === 'marked') !== /mark/.test(filled.acts.get(areaId) ?? ''));
  return { image, frame: found.frame, silentErrors };
}

describe('a printed page', () => {
  it.each(defects)('is filled, scanned and read without a silent error: %s', (defect) => {
    expect(readBack({ geometry, printed }, defect).silentErrors).toEqual([]);
  });

  it.each(defects)('that is an answer card is read without a silent error as well: %s', (defect) => {
    expect(readBack(card, defect).silentErrors).toEqual([]);
  });

  it.each(['clean', '150 dpi', 'blur', 'fade', '1-bit', 'JPEG 40', 'coffee', 'perspective'] as const)(
    'is identified by either of its codes alone: %s',
    (defect) => {
      const [places] = geometry.stamps;
      const qr = { xMm: (places?.qr.xMm ?? 0) - 2, yMm: 3, widthMm: 18, heightMm: 18 };
      const code = { xMm: (places?.code.xMm ?? 0) - 2, yMm: 12, widthMm: 60, heightMm: 6 };
      expect(identityOf(withoutPart(printed, qr), defect)).toMatchObject({ pageCode: PAGE_CODE, by: ['printed-code'] });
      expect(identityOf(withoutPart(printed, code), defect)).toMatchObject({ pageCode: PAGE_CODE, by: ['qr'] });
    },
  );
});

describe('a printed page on which somebody wrote beside the boxes', () => {
  // Other pictures are read by the command `beside.ts`.
  it.each(['1-bit', 'telephone'] as const)(
    'tells that from its print, and is left to a person: %s',
    (picture) => {
      const areas = geometry.areas.filter(({ page }) => page === 1);
      const choices = choicesOf(areas);
      const mask = printMaskOf(printed.image, printed.perMm);
      for (const [k, kind] of [undefined, ...besideKinds].entries()) {
        const random = seeded(300 + k);
        const canvas = copyOf(printed);
        const hand = boxHand(random, 'pen', 'tick');
        for (const boxes of choices) {
          const from = Math.floor(random() * boxes.length);
          const choice = { boxes, from, to: (from + 1) % boxes.length, offMm: 0.7 + 2.3 * random() };
          if (kind !== undefined) markAndWriteBeside(canvas, kind, choice, hand);
          else if (boxes[from]) markBox(canvas, boxes[from], hand);
        }
        const image = picture === 'telephone' ? photographed(canvas, {}, random) : scanned(canvas, picture, random);
        const found = findPage(image);
        if (!found.ok) throw new Error(found.reason);
        const read = readChoices(image, found.frame, choices, { mask, areas });
        const decided = (of: typeof read) => of.filter(({ doubts }) => doubts.length === 0).length;
        // Where nothing is written beside, as many are decided as before anybody looked there.
        expect(decided(read), kind).toBe(kind ? 0 : decided(readChoices(image, found.frame, choices)));
      }
    },
    60_000,
  );
});

const seenBy = ['clean', '150 dpi', '1-bit', 'perspective'] as const;

describe.each([
  ...PageSize.options.map((pageSize) => ({ pageSize, columns: columnsOn(pageSize) })),
  ...specialForms.map((form) => ({ form })),
])('a page of another kind: %o', (options) => {
  it('is found without being told its size, identified, and read without a silent error', async () => {
    const page = await made(options);
    for (const defect of seenBy) {
      const { image, frame, silentErrors } = readBack(page, defect);
      expect(frame.pageSize, defect).toBe(page.geometry.pageSize);
      expect(silentErrors, defect).toEqual([]);
      const [places] = page.geometry.stamps;
      if (!places) throw new Error('the page has no places for its codes');
      const identity = identifyPage(image, frame, places, (code) => code === PAGE_CODE);
      expect(identity.pageCode, defect).toBe(PAGE_CODE);
    }
  }, 120_000);
});
