import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** A stamp is 3 KB: with the window of a long file, most of the time would go into making it. */
const SHORT = { level: 3, windowBits: 12, memLevel: 5 };

/** Drawing operators as a compressed stream; zlib is several times as fast as the deflate that comes with pdf-lib. */
export function packed(context: PDFContext, operators: string): PDFRawStream {
  const bytes = deflateSync(Buffer.from(operators, 'latin1'), SHORT);
  return PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: bytes.length }), bytes);
}
