import { Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { readTableApart } from '../../platform/threads/index.js';

/** A file as an indented outline, read away from the thread that answers calls. */
export async function outlineApart(process: Pick<Services, 'app' | 'settings'>, content: Uint8Array): Promise<string> {
  try {
    return await readTableApart<string>(process, new URL('./outline-thread.mjs', import.meta.url), content);
  } catch (error) {
    if (error instanceof Problem) throw new Problem('conflict', 'file-unreadable');
    throw error;
  }
}
