import type { ReadResult } from '@zhibi/exchange';
import { Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ReadingStopped, readApart } from './threads.js';

/** The questions of a file of any form that the bank takes, read apart and kept nowhere. A file that runs on is refused in words. */
export async function readForeignFile(
  services: Pick<Services, 'app' | 'settings'>,
  bytes: Uint8Array,
): Promise<Pick<ReadResult, 'questions' | 'skipped'>> {
  try {
    return (await readApart(services, { bytes, said: null })).result;
  } catch (error) {
    throw error instanceof ReadingStopped ? new Problem('invalid', error.why) : error;
  }
}
