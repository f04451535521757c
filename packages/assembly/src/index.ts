export { proposeBatches } from './batches/propose-batches.js';
export type { BatchJob, BatchMachine, BatchTask, ProposedBatch, ProposedBatches } from './batches/task.js';
export { blueprintOf, type PaperQuestion } from './blueprint-of.js';
export type { Candidate } from './candidate.js';
export type { Asked } from './compose.js';
export type { Solver } from './mixed-integer.js';
export { compose } from './parallel.js';
export { openSolver } from './solver.js';
export type { Time } from './time-left.js';
