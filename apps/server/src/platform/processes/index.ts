export { JobProcesses } from './job-processes.js';
