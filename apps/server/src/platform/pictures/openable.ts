import type { FormFile } from '../form-file.js';
import type { Services } from '../services.js';
import { placeFor, WorkStopped } from '../threads/index.js';
import { isHeic } from './open-heic.js';

const module = new URL('./heic-thread.mjs', import.meta.url);

/** The same of the file of a form. */
export async function openableForm(
  process: Pick<Services, 'app' | 'settings'>,
  given: FormFile | undefined,
): Promise<FormFile | undefined> {
  if (given === undefined || given.isTooLong) return given;
  return { ...given, content: Buffer.from(await openable(process, given.content)) };
}

/**
 * What was sent, as the decoder of pictures can open it: HEIC, which telephones keep and it does not know, as JPEG, made in a process apart;
 * everything else as it is, also what only begins as HEIC: whoever takes it says that it is no picture.
 */
export async function openable<Sent>(
  process: Pick<Services, 'app' | 'settings'>,
  sent: Sent,
): Promise<Sent | Uint8Array> {
  if (!(sent instanceof Uint8Array) || !isHeic(sent)) return sent;
  try {
    return (await placeFor('scans', process).run<Uint8Array | null>(module, 'toJpeg', { bytes: sent })) ?? sent;
  } catch (error) {
    if (error instanceof WorkStopped) return sent; // took too long: no picture of a telephone does
    throw error;
  }
}
