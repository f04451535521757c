import { openStamps } from '../press/open-stamps.js';
import type { StampJob } from '../worker-file.js';
import { demoDots } from './dots.js';
import { stampCopies } from './stamp-copies.js';

/** Everything that copies are stamped with, read together: a process that sets a page does not wait for it. */
export async function openStamper(): Promise<(job: StampJob) => Promise<Uint8Array>> {
  const fonts = await openStamps();
  return ({ pdf, geometry, copies, dots }) =>
    stampCopies(pdf, geometry, copies, { fonts, dots: dots && { coding: demoDots, codeRule: dots } });
}
