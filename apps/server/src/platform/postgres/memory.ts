import { totalmem } from 'node:os';

const MB = 1024 ** 2;
const between = (low: number, bytes: number, high: number) =>
  `${Math.round(Math.min(high, Math.max(low, bytes / MB)))}MB`;

/** The memory that this machine, or the container it runs in, has. */
export const machineMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * What PostgreSQL may take of a machine that it shares with the server, its threads and the browser of whoever sits before it: a school's
 * old computer with 4 GB gives 256 MB of its own and 8 MB to a sort, a large one up to 1 GB and 32 MB.
 */
export const memorySettings = (bytes: number): Record<string, string> => ({
  shared_buffers: between(64, bytes / 16, 1_024),
  effective_cache_size: between(128, bytes / 2, 65_536),
  work_mem: between(4, bytes / 512, 32),
  maintenance_work_mem: between(32, bytes / 32, 512),
});
