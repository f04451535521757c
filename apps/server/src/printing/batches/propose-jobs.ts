import { type BatchJob, openSolver, type ProposedBatches, proposeBatches, type Solver } from '@zhibi/assembly';
import { answering } from '../../platform/threads/answering.js';

/** Somebody waits for the proposal. */
const SECONDS = 2;
const now = () => performance.now();
let opened: Promise<Solver> | undefined;

/** A thread keeps its solver. */
async function proposeJob(job: BatchJob): Promise<ProposedBatches> {
  opened ??= openSolver(now);
  return proposeBatches(await opened, job, SECONDS);
}

export const propose = answering(proposeJob);
