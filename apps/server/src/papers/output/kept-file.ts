import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/index.js';
import { found } from '../../platform/problem.js';

const LONGEST = 512 * 1024 * 1024;

/** Keeps a PDF in the file store; answers the name it is found by. */
export async function keepPdf(files: FileStore, pdf: Uint8Array): Promise<string> {
  return (await files.put(Readable.from([Buffer.from(pdf)]), LONGEST)).sha256;
}

export const readPdf = async (files: FileStore, sha256: string): Promise<Buffer> =>
  buffer(found(await files.open(sha256)));

/** A PDF of the file store as the answer to a download. */
export async function pdfAnswer(files: FileStore, sha256: string, parts: readonly string[]) {
  const size = await files.sizeOf(sha256);
  const content = await files.open(sha256, { size });
  return { content: found(content), size, type: 'application/pdf', name: { parts, ending: 'pdf' } };
}
