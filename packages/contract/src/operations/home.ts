import { z } from 'zod';
import { type Api, endpoint, forOperations, Nothing, Stamp } from '../kernel/index.js';

/** A school in which something waits for a person. */
export const SchoolNeed = z.object({
  schoolId: z.string(),
  name: z.string(),
  /** Print orders that were wanted by now. */
  latePrints: z.number(),
  /** Batches of scans with pages that only a person can decide. */
  doubtfulBatches: z.number(),
  /** Jobs that failed within the last week. */
  failedJobs: z.number(),
});
export type SchoolNeed = z.infer<typeof SchoolNeed>;

/** The installation itself: what its keeper looks at first. */
export const InstallationState = z.object({
  version: z.string(),
  upSince: Stamp,
  /** Of PostgreSQL and Node, as they call themselves. */
  runsOn: z.object({ postgres: z.string(), node: z.string() }),
  /** Of the address that people type, where that is an https one; `until` null: it does not answer. */
  certificate: z.object({ until: Stamp.nullable(), days: z.number().nullable(), isTrusted: z.boolean() }).nullable(),
  jobs: z.object({ waiting: z.number(), running: z.number() }),
  database: z.object({ bytes: z.number(), connections: z.number(), most: z.number() }),
  /** Of the disk that DATA_DIR lies on. */
  disk: z.object({ free: z.number(), whole: z.number() }),
  /** The newest backups; the first is the one that would be restored. */
  backups: z.array(
    z.object({
      madeAt: Stamp,
      file: z.string(),
      bytes: z.number(),
      rows: z.number(),
      files: z.number(),
      damaged: z.number(),
    }),
  ),
  /** Since the newest backup; null where there is none. */
  backupHours: z.number().nullable(),
  /** Why the last one that was to be made failed, in words; empty where it did not. */
  backupFailure: z.string(),
  /** Whether they are made by themselves. */
  isBackupPlanned: z.boolean(),
  /** Schools that were opened since the newest backup: they are in none. */
  schoolsWithoutBackup: z.number(),
});
export type InstallationState = z.infer<typeof InstallationState>;

export const homeApi = {
  needs: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/home/needs',
    access: forOperations,
    summary: 'The schools in reach in which something waits for a person, the most urgent first, 100 at most',
    input: Nothing,
    output: z.object({ items: z.array(SchoolNeed) }),
  }),
  installation: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/home/installation',
    access: forOperations,
    summary: 'Queues, database, disk, version and the catalogue of backups',
    input: Nothing,
    output: InstallationState,
  }),
} satisfies Api;
