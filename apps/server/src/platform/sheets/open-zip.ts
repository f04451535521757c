import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { ensure, Problem } from '../problem.js';

export interface ZipFile {
  /** The path inside the archive; never absolute and never upwards. */
  name: string;
  open(): Promise<Readable>;
}

/** What an archive may hold: bombs are refused by what they declare, and a liar's stream fails when it grows beyond that. */
export interface ZipLimits {
  files: number;
  /** Of all files together, inflated. */
  bytes: number;
}

/** The first bytes of every zip, and so of every .xlsx. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);

const broken = (): Problem => new Problem('invalid', 'broken-file');

/** The files of an archive by their names. Half an archive, names that climb out of it, encrypted files and bombs are refused in words. */
export function openZip(bytes: Uint8Array, limits: ZipLimits): Promise<Map<string, ZipFile>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(broken());
      const files = new Map<string, ZipFile>();
      let inflated = 0;
      zip.on('error', () => reject(broken()));
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry) => {
        inflated += entry.uncompressedSize;
        if (inflated > limits.bytes || zip.entryCount > limits.files)
          return reject(new Problem('invalid', 'too-large'));
        if (!entry.fileName.endsWith('/'))
          files.set(entry.fileName, {
            name: entry.fileName,
            open: () =>
              new Promise((opened, failed) => {
                if (entry.isEncrypted()) return failed(new Problem('invalid', 'locked-excel'));
                zip.openReadStream(entry, (reason, stream) => (reason ? failed(broken()) : opened(stream)));
              }),
          });
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

/** All bytes of a file in an archive, which may be half there or longer than it said. */
export async function readWhole(file: ZipFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await inflating(file)) parts.push(part);
  return Buffer.concat(parts);
}

/** The inflated bytes piece by piece; whatever is wrong with them is told as a broken file. */
export async function inflating(file: ZipFile): Promise<AsyncIterable<Buffer>> {
  const stream = await file.open();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for await (const part of stream) yield part as Buffer; // a byte stream
      } catch (error) {
        ensure(error instanceof Problem, 'invalid', 'broken-file');
        throw error;
      }
    },
  };
}
