import { seeded } from '@zhibi/ink/handwriting';
import { openPress } from '../../typeset/src/press/open-press.js';
import { rasterise } from '../../typeset/src/sample/raster.js';
import { unitTest } from '../../typeset/src/sample/unit-test.js';
import { printMaskOf } from '../src/boxes/print-mask.js';
import { choicesOf, readChoices } from '../src/boxes/read-choices.js';
import { findPage } from '../src/frame/find-page.js';
import { workingImage } from '../src/image/grey-image.js';
import { type Canvas, copyOf } from '../src/simulator/canvas.js';
import { boxHand, markBox, shapes, tools } from '../src/simulator/hand.js';
import {
  type BesideKind,
  besideKinds,
  defects,
  markAndWriteBeside,
  photographed,
  scanned,
} from '../src/simulator/index.js';
import { sheet } from './made-pages.js';

export interface BesideChoice {
  tool: string;
  shape: string;
  /** Undefined where nothing was written beside. */
  kind?: BesideKind;
  isDecided: boolean;
  /** Without looking beside the boxes. */
  wasDecided: boolean;
  isRight: boolean;
}

/** As printed: a paper with words around its boxes, and a card of boxes alone; room beside them is what no other choice is nearer to, in mm. */
const pages = Promise.all([paperPage(), { canvas: sheet.canvas, areas: sheet.geometry.areas, roomMm: 0.3 }]);

async function paperPage() {
  const press = await openPress();
  const paper = await press.layOut(unitTest(), {
    pageSize: 'A4',
    columns: 1,
    sealLine: true,
    scoreTable: true,
    edition: 'student',
  });
  const { width, height, pixels, perMm } = rasterise(paper.pdf, 1, 203.2);
  const canvas: Canvas = { perMm, image: { width, height, pixels: Uint8Array.from(pixels) } };
  return { canvas, areas: paper.geometry.areas.filter(({ page }) => page === 1), roomMm: 2.3 };
}

/** One page: on every second one something stands beside every second choice. */
export async function readBesidePage(seed: number): Promise<{ picture: string; choices: BesideChoice[] }> {
  const random = seeded(seed * 77);
  const [paper, card] = await pages;
  const { canvas: printed, areas, roomMm } = Math.floor(seed / 2) % 4 === 3 ? card : paper;
  const canvas = copyOf(printed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T; // as: none of these lists is empty
  const hand = boxHand(random, pick(tools), pick(shapes));
  const choices = choicesOf(areas);
  const told = choices.map((boxes, k) => {
    const from = Math.floor(random() * boxes.length);
    const to = (from + 1 + Math.floor(random() * (boxes.length - 1))) % boxes.length;
    const kind = seed % 2 === 0 && k % 2 === 0 ? pick(besideKinds) : undefined;
    if (kind !== undefined) markAndWriteBeside(canvas, kind, { boxes, from, to, offMm: 0.7 + random() * roomMm }, hand);
    else if (boxes[from]) markBox(canvas, boxes[from], hand);
    return { kind, option: boxes[from]?.option };
  });
  const at = Math.floor(seed / 2) % (defects.length + 3);
  const defect = defects[at];
  const shot = { perspective: 0.02 + 0.03 * random(), shadow: random() < 0.5 ? 0.7 : undefined };
  const picture = defect ?? 'telephone';
  const image = workingImage(defect ? scanned(canvas, defect, random) : photographed(canvas, shot, random));
  const found = findPage(image);
  const read = found.ok ? readChoices(image, found.frame, choices, { mask: maskOf(printed), areas }) : [];
  const before = found.ok ? readChoices(image, found.frame, choices) : [];
  return {
    picture,
    choices: told.flatMap(({ kind, option }, k) => {
      // What stands beside its neighbour may be meant for this one: it is no clean one.
      if (seed % 2 === 0 && kind === undefined) return [];
      return [
        {
          ...(kind === undefined ? {} : { kind }),
          tool: hand.tool,
          shape: hand.shape,
          isDecided: read[k]?.doubts.length === 0,
          wasDecided: before[k]?.doubts.length === 0,
          isRight: read[k]?.chosen.join() === option,
        },
      ];
    }),
  };
}

const masks = new Map<Canvas, ReturnType<typeof printMaskOf>>();
function maskOf(canvas: Canvas) {
  const known = masks.get(canvas) ?? printMaskOf(canvas.image, canvas.perMm);
  masks.set(canvas, known);
  return known;
}
