import { Readable } from 'node:stream';
import type { Services } from '../../platform/services.js';

const MOST = 40 * 1024 * 1024;

/** Keeps a picture of a page; answers its content. */
export const keptPicture = async (files: Services['files'], bytes: Uint8Array): Promise<string> =>
  (await files.put(Readable.from([Buffer.from(bytes)]), MOST)).sha256;
