export { queueTask, type Starter, startJob } from './enqueue.js';
export { JobStopped } from './stopped.js';
export { openWorker, prepareJobs, type Task, type TaskList, type TaskRun } from './worker.js';
