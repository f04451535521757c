import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const TMPFS_MAGIC = 0x01021994; // linux/magic.h
const GIB = 2 ** 30;
/** A whole run writes less than half of this. */
const ROOM = 4 * GIB;
/** What workers, browsers and the engine need beside it. */
const SPARE = 4 * GIB;

/**
 * Where what specifications write may lie: in memory where Linux has a file system there and enough of it is free, else in the folder of
 * temporary files. A database is 1,500 small files: to copy one takes 0.04 s in memory and up to 0.7 s on a disk, three hundred times a run.
 */
export function testFolder(): string {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    if (type === TMPFS_MAGIC && bavail * bsize >= ROOM && freemem() >= ROOM + SPARE) return MEMORY;
  } catch {
    // Not Linux, or a machine that gives nobody such a folder.
  }
  return tmpdir();
}
