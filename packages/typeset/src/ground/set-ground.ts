import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { type PageSize, pageSizes } from '@zhibi/contract/papers';
import { type GroundPlace, type GroundQuestion, marksOfGround } from '@zhibi/contract/papers/ground';
import { marksSource } from '../card/marks-source.js';
import { ANSWER_RED } from '../formulas/formulas.js';
import type { Compiler } from '../press/compiler.js';

/** A picture of a page in grey: a JPEG, or its pixels where they are printed without carbon. */
export type GroundPicture =
  | { kind: 'jpeg'; bytes: Uint8Array; widthPx: number; heightPx: number }
  | { kind: 'grey'; pixels: Uint8Array; widthPx: number; heightPx: number };

export interface GroundJob {
  pageSize: PageSize;
  pages: { picture: GroundPicture; place: GroundPlace }[];
  questions: GroundQuestion[];
  footLine: string;
  /** Printed under dot codes: everything without carbon black. */
  forDots?: boolean;
  /** The teacher's edition: with the answers in their places. */
  withKeys?: boolean;
}

/**
 * Pages that came on paper, as they are printed: each picture where it lies, over it the marks in the corners and the boxes of its choices. Nothing
 * is printed over a picture but what a person has put there.
 */
export async function setGround(job: GroundJob, compiler: Compiler): Promise<Uint8Array> {
  const { pageSize, pages, questions, footLine, forDots = false, withKeys = false } = job;
  const marked = { pageSize, pageCount: pages.length, questions, footLine, withKeys };
  const source = marksSource(
    pages.map((_, i) => marksOfGround(marked, i + 1)),
    { pageSize, title: footLine, forDots, ...(withKeys ? { inks: { green: `rgb("${ANSWER_RED}")` } } : {}) },
  );
  const done = compiler.compile(source, new Map());
  if ('failure' in done) throw new Error(`Typst refused the pages: ${done.failure.slice(0, 3).join('; ')}`);
  const marks = forDots ? await (await import('../press/without-carbon.js')).withoutCarbon(done.pdf) : done.pdf;
  const document = await PDFDocument.load(marks, { updateMetadata: false });
  for (const [i, page] of document.getPages().entries()) {
    const one = pages[i];
    if (one !== undefined) putUnder(document, page, { ...one, heightMm: pageSizes[pageSize].heightMm });
  }
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

const PT = 72 / 25.4;

function putUnder(
  document: PDFDocument,
  page: PDFPage,
  { picture, place, heightMm }: { picture: GroundPicture; place: GroundPlace; heightMm: number },
): void {
  const { context } = document;
  const name = page.node.newXObject('Ground', pictureObject(document, picture));
  const at = [place.xMm * PT, (heightMm - place.yMm - place.heightMm) * PT].map((value) => value.toFixed(3));
  const size = [place.widthMm * PT, place.heightMm * PT].map((value) => value.toFixed(3));
  const draw = context.register(context.stream(`q ${size[0]} 0 0 ${size[1]} ${at.join(' ')} cm ${name} Do Q`));
  const over = page.node.normalizedEntries().Contents;
  page.node.set(PDFName.of('Contents'), context.obj([draw, ...(over?.asArray() ?? [])]));
}

function pictureObject(document: PDFDocument, picture: GroundPicture): PDFRef {
  const { context } = document;
  const { widthPx: Width, heightPx: Height } = picture;
  const head = { Type: 'XObject', Subtype: 'Image', Width, Height };
  if (picture.kind === 'jpeg')
    return context.register(
      context.stream(picture.bytes, { ...head, BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'DCTDecode' }),
    );
  const palette = context.stream(deflateSync(withoutBlack()), { Filter: 'FlateDecode' });
  const ColorSpace = ['Indexed', 'DeviceCMYK', LEVELS - 1, context.register(palette)];
  const dots = context.stream(deflateSync(inLevels(picture)), {
    ...head,
    BitsPerComponent: 4,
    ColorSpace,
    Filter: 'FlateDecode',
  });
  return context.register(dots);
}

/** So many greys tell print from paper, and a page of them weighs little. */
const LEVELS = 16;
/** As much of each ink as the black of pages over dots has. */
const DARKEST = [0.8, 0.75, 0.7];

/** Greys of cyan, magenta and yellow, the darkest first: pens see carbon, and only black ink has it. */
const withoutBlack = (): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: LEVELS }, (_, level) => {
      const dark = 1 - level / (LEVELS - 1);
      return [...DARKEST.map((ink) => Math.round(ink * dark * 255)), 0];
    }).flat(),
  );

/** Two pixels a byte, each row from a byte on. */
function inLevels({
  pixels,
  widthPx,
  heightPx,
}: {
  pixels: Uint8Array;
  widthPx: number;
  heightPx: number;
}): Uint8Array {
  const stride = Math.ceil(widthPx / 2);
  const packed = new Uint8Array(stride * heightPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const level = Math.round(((pixels[y * widthPx + x] ?? 255) / 255) * (LEVELS - 1));
      const at = y * stride + (x >> 1);
      packed[at] = (packed[at] ?? 0) | (x % 2 === 0 ? level << 4 : level);
    }
  return packed;
}
