import type { Corners, GroundReason } from '@zhibi/contract/papers/ground';
import type { Services } from '../../../platform/services.js';
import { placeFor, WorkStopped } from '../../../platform/threads/index.js';
import type { CutJob, OwnPage, ReadJob, TurnJob } from './ground-jobs.js';
import type { ReadGroundPage } from './on-sheet.js';

type Process = Pick<Services, 'app' | 'settings'>;
type OrReason<Done> = Promise<Done | { reason: GroundReason }>;

const module = new URL('./ground-thread.mjs', import.meta.url);

/** Files of strangers are opened in a process of their own: what hangs or bursts there ends alone, and is said. */
async function apart<Done>(process: Process, name: string, job: unknown): OrReason<Done> {
  try {
    return await placeFor('scans', process).run<Done>(module, name, job);
  } catch (error) {
    if (error instanceof WorkStopped) return { reason: 'took-too-long' };
    throw error;
  }
}

/** How many pages a file has, or why it has none. */
export const countPages = (process: Process, path: string): OrReason<{ pages: number }> =>
  apart(process, 'count', { path });

/** A page, straightened and put on our sheet. */
export const readPage = (process: Process, job: ReadJob): OrReason<ReadGroundPage | OwnPage> =>
  apart(process, 'read', job);

/** A page cut out anew where its sheet lies. */
export const cutPage = (process: Process, job: CutJob): OrReason<ReadGroundPage> => apart(process, 'cutAnew', job);

/** How it would look. */
export const triedCut = (
  process: Process,
  job: { came: Uint8Array; corners: Corners },
): OrReason<{ picture: Uint8Array }> => apart(process, 'tryCut', job);

/** A kept page turned by quarters. */
export const turnedPage = (process: Process, job: TurnJob): OrReason<ReadGroundPage> => apart(process, 'turn', job);
