import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Every drawing of a PDF as text. */
export async function drawings(pdf: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf);
  const streams = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return streams
    .filter(
      ({ dict }) =>
        !dict.has(PDFName.of('Length1')) && !dict.has(PDFName.of('N')) && dict.get(PDFName.of('Type')) === undefined,
    )
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
}
