import type { StageField } from '@zhibi/contract/analysis/stage-tests';
import { answering } from '../../../platform/threads/answering.js';
import { readTable } from './read-table.js';

/** A table to read, with what its columns may be called. */
export interface TableJob {
  file: { name: string; bytes: Uint8Array };
  titles: readonly (readonly [string, StageField])[];
}

export const read = answering(({ file, titles }: TableJob) => readTable(file, new Map(titles)));
