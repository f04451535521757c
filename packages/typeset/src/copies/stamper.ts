import { openStamps } from '../press/open-stamps.js';
import type { StampJob } from '../worker-file.js';
import { demoDots } from './dots.js';
import { type MarkedJob, markedCopy } from './marked-copy.js';
import { stampCopies } from './stamp-copies.js';

/** Everything that copies are stamped with, read together: a process that sets a page does not wait for it. */
export async function openStamper(): Promise<{
  stamp: (job: StampJob) => Promise<Uint8Array>;
  mark: (job: MarkedJob) => Promise<Uint8Array>;
}> {
  const fonts = await openStamps();
  return {
    stamp: ({ pdf, geometry, copies, dots }) =>
      stampCopies(pdf, geometry, copies, { fonts, dots: dots && { coding: demoDots, codeRule: dots } }),
    mark: (job) => markedCopy(job, fonts),
  };
}
