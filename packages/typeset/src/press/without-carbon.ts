import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { STAND_IN } from '../formulas/formulas.js';

/** Black of three inks, for pages whose dots a pen reads: pens see carbon, and only K has it. Dark enough, and not too wet. */
export const CMY_BLACK = '0.8 0.75 0.7 0';

/** How Typst writes the stand-in: each channel as the nearest 32-bit fraction of 255. */
const standIn = [1, 3, 5].map((at) => Number.parseInt(STAND_IN.slice(at, at + 2), 16));
const written = new RegExp(
  `${standIn
    .map(
      (value) =>
        `0?\\.0*${String(value / 255)
          .replace(/^0\.0*/, '')
          .slice(0, 5)}\\d*`,
    )
    .join(' ')} (scn|SCN|rg|RG)\\b`,
  'g',
);

/**
 * Turns the stand-in colour of a page set for dots into cyan, magenta and yellow without K, in every drawing of the PDF.
 * Typst can name CMYK for text, but not inside the SVG pictures that formulas are.
 */
export async function withoutCarbon(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isDrawing(object)) continue;
    const drawing = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    const inked = drawing.replace(
      written,
      (_, operator: string) => `${CMY_BLACK} ${operator === operator.toLowerCase() ? 'k' : 'K'}`,
    );
    if (inked === drawing) continue;
    const bytes = deflateSync(Buffer.from(inked, 'latin1'));
    const dict = object.dict.clone(document.context);
    dict.set(PDFName.of('Length'), document.context.obj(bytes.length));
    dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    document.context.assign(ref, PDFRawStream.of(dict, bytes));
  }
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

/** Page contents and forms; not pictures, fonts, profiles or metadata. */
function isDrawing({ dict }: PDFRawStream): boolean {
  const subtype = dict.get(PDFName.of('Subtype'));
  const filter = dict.get(PDFName.of('Filter'));
  const plain = filter === undefined || filter === PDFName.of('FlateDecode');
  const typed = subtype === undefined || subtype === PDFName.of('Form');
  return plain && typed && !dict.has(PDFName.of('Length1')) && !dict.has(PDFName.of('N'));
}
