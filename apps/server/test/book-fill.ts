import { setTimeout as pause } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type BookFill, booksApi } from '@zhibi/contract/questions/books';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import type { Person } from './person.js';

/** A scan of so many pages, each of them A4 with a number on it. */
export async function scannedPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let no = 1; no <= pages; no++) pdf.addPage([595, 842]).drawText(`${no}`, { x: 40, y: 780 });
  return pdf.save();
}

/** A page as a scanner gives it: an empty sheet of A4. */
export const scannedPage = (): Promise<Buffer> =>
  sharp({ create: { width: 620, height: 877, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** A Word file of these lines. */
export function wordOf(lines: readonly string[]): Uint8Array {
  const body = lines.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': new TextEncoder().encode(xml) });
}

export interface Filling {
  bookId: string;
  bytes: Uint8Array;
  name?: string;
  page?: number;
  perPage?: number;
}

/** Fills pages from a file and waits for what became of it. */
export async function fillBook(clerk: Person, { bytes, name = 'scan.pdf', ...input }: Filling): Promise<BookFill> {
  const file = new File([new Uint8Array(bytes)], name);
  const { fillId } = await clerk.call(booksApi.fill, { ...input, file });
  for (let tries = 0; tries < 3_000; tries++, await pause(20)) {
    const { items } = await clerk.call(booksApi.fills, { bookId: input.bookId });
    const one = items.find((fill) => fill.fillId === fillId);
    if (one && one.state !== 'waiting' && one.state !== 'running') return one;
  }
  throw new Error('the filling was not done');
}
