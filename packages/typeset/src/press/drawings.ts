import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Changes what draws the pages of a PDF, the SVG pictures that formulas are too; pictures made of points stay. */
export async function withDrawings(pdf: Uint8Array, change: (drawing: string) => string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isDrawing(object)) continue;
    const drawing = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    const changed = change(drawing);
    if (changed === drawing) continue;
    const bytes = deflateSync(Buffer.from(changed, 'latin1'));
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
