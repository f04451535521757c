import type { RosterKind } from '@zhibi/contract/people/roster';
import { answering } from '../../../platform/threads/answering.js';
import { readPasted, readSource, type SourceFile } from './read-source.js';
import type { Ours } from './rules-oneroster-roles.js';

/** A list to read: files, or pasted text with the class that all of its people are in. */
export type SourceJob = { kind: RosterKind } & (
  | { files: readonly SourceFile[]; ours: Ours }
  | { text: string; className: string }
);

export const read = answering((job: SourceJob) =>
  'files' in job ? readSource(job.files, job.kind, job.ours) : readPasted(job.text, job.kind, job.className),
);
