import { readFileSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import type { Language } from '@zhibi/contract/kernel';
import type { PackManifest } from '@zhibi/contract/printing/packs';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../platform/files/index.js';
import type { PackKeys } from './pack-keys.js';
import { reportForm } from './report-form.js';
import { readMe } from './words.js';

interface Pack {
  manifest: PackManifest;
  /** The manifest as it was signed. */
  text: string;
  ticket: Uint8Array;
  language: Language;
}

/** The ZIP of a pack, as it is read: nothing of its PDFs is held. Equal packs make equal archives. */
export function packZip(files: FileStore, keys: PackKeys, { manifest, text, ticket, language }: Pack): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const broken = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  const mtime = new Date(1980, 0, 2);
  const signature = keys.sign(text);
  const said: Record<string, string> = {
    [readMe[language].name]: readMe[language].text,
    'manifest.json': text,
    'manifest.sig': signature,
    'key.pem': keys.publicPem,
    'report.html': reportForm({
      manifest,
      text,
      signature,
      key: keys.keyOf(manifest.packId),
      language,
      script: script(),
    }),
  };
  for (const [name, content] of Object.entries(said)) zip.addBuffer(Buffer.from(content), name, { mtime });
  zip.addBuffer(Buffer.from(ticket), 'ticket.pdf', { mtime });
  for (const { name, sha256 } of manifest.files.filter((file) => file.name !== 'ticket.pdf'))
    zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => {
      files.open(sha256).then((content) => {
        if (content === undefined) return broken(new Error(`the content of ${name} is not there`));
        content.on('error', broken);
        give(null, content);
      }, broken);
    });
  zip.outputStream.on('error', broken);
  zip.outputStream.pipe(out);
  zip.end();
  return out;
}

/** What runs in the form, on a computer that knows nothing of us. */
const script = () =>
  read(new URL('./report-seal.js', import.meta.url)) + read(new URL('./report-script.js', import.meta.url));
const read = (file: URL) => readFileSync(file, 'utf8');
