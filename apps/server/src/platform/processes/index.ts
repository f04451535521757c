export { handOn } from './hand-on.js';
export { JobEnded } from './job-child.js';
export { JobProcesses } from './job-processes.js';
