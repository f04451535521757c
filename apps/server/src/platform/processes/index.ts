export { JobEnded } from './job-child.js';
export { JobProcesses } from './job-processes.js';
