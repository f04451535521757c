import type { Work, WorkDone } from '@zhibi/contract/session';

/** Work under way; it can be given up. */
export interface Working {
  done: Promise<WorkDone>;
  stop: () => void;
}

/** Does the work that the server asks for, beside the page. */
export function solve(work: Work): Working {
  // Where there are no workers (only in specifications) the work is done here.
  if (typeof Worker === 'undefined')
    return { done: import('./search.js').then(({ search }) => search(work)), stop: () => {} };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<WorkDone>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkDone>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => reject(new Error('the work was not done')));
  });
  worker.postMessage(work);
  return { done, stop: () => worker.terminate() };
}
