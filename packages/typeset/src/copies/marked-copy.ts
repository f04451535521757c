import { PDFDocument, PDFName, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { PageSize } from '@zhibi/contract/papers';
import { pageSizes } from '@zhibi/contract/papers';
import { packed } from './packed.js';
import { type StampFonts, stampFont } from './stamp-font.js';

const PT = 72 / 25.4;
/** As screens draw the hands (`base.css`). */
const student = [0x1f, 0x3f, 0xa8];
const teacher = [0xcf, 0x2b, 0x2b];
const hands = { student, teacher } as const;
export type Hand = keyof typeof hands;

/** What lies over one page of a copy, in mm from its top left corner. */
export interface MarkedLayer {
  /** Counted from 1. */
  page: number;
  /** What was cut out of scans and photographs, below all that is drawn. */
  pictures: { png: Uint8Array; xMm: number; yMm: number; widthMm: number; heightMm: number }[];
  /** Outlines of ink, as `inkPath` gives them. */
  inks: { path: string; hand: Hand }[];
  /** Words about their middle. */
  words: { text: string; hand: Hand; xMm: number; yMm: number; sizeMm: number }[];
}

export interface MarkedJob {
  pdf: Uint8Array;
  pageSize: PageSize;
  layers: MarkedLayer[];
}

/** From the baseline to the middle of a line, in its size. */
const MIDDLE = 0.35;

/** The pages of a copy with what was written and marked on them, in its place. A page that the PDF lacks is passed over. */
export async function markedCopy({ pdf, pageSize, layers }: MarkedJob, fonts: StampFonts): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { heightMm } = pageSizes[pageSize];
  const texts = layers.flatMap(({ words }) => words.map(({ text }) => text));
  const type = texts.length > 0 ? await stampFont(document, texts, fonts, 'ZbMarked') : undefined;
  for (const { page: no, pictures, inks, words } of layers) {
    const page = document.getPages()[no - 1];
    if (page === undefined) continue;
    for (const { png, ...place } of pictures) {
      const picture = await document.embedPng(png);
      page.drawImage(picture, {
        x: place.xMm * PT,
        y: (heightMm - place.yMm - place.heightMm) * PT,
        width: place.widthMm * PT,
        height: place.heightMm * PT,
      });
    }
    for (const { path, hand } of inks)
      if (path !== '')
        page.drawSvgPath(path, { x: 0, y: heightMm * PT, scale: PT, color: rgbOf(hands[hand]), borderWidth: 0 });
    if (type === undefined || words.length === 0) continue;
    const said = words.map(({ text, hand, xMm, yMm, sizeMm }) => {
      const [x, y] = [xMm - type.widthOf(text, sizeMm) / 2, yMm + MIDDLE * sizeMm];
      const set = type.set(text, { x: x * PT, y: (heightMm - y) * PT, size: Number((sizeMm * PT).toFixed(2)) });
      return `${hands[hand].map((each) => (each / 255).toFixed(3)).join(' ')} rg ${set}`;
    });
    write(page, type.fonts, `q ${said.join(' ')} Q`);
  }
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

const rgbOf = ([r = 0, g = 0, b = 0]: readonly number[]) => rgb(r / 255, g / 255, b / 255);

function write(page: PDFPage, fonts: Awaited<ReturnType<typeof stampFont>>['fonts'], operators: string): void {
  const { context } = page.doc;
  for (const { name, ref } of fonts) page.node.setFontDictionary(PDFName.of(name), ref);
  page.node.addContentStream(context.register(packed(context, operators)));
}
