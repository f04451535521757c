export { findOpenJob, queueLater, queueTask, type Starter, startJob } from './enqueue.js';
export { JobStopped } from './stopped.js';
export { type Task, type TaskList, type TaskRun, withEnd } from './task.js';
export { openWorker, prepareJobs, type Workers } from './worker.js';
