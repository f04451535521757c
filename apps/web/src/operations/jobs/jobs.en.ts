import type { SameTexts } from '../../platform/text.js';
import type { jobs as zh } from './jobs.zh.js';

export const jobs = {
  title: 'Jobs',
  note: 'Work of the schools that waits, runs or has failed',
  all: 'All',
  kind: 'Job',
  school: 'School',
  state: 'State',
  begun: 'Begun',
  actions: 'Actions',
  states: { waiting: 'Waiting', running: 'Running', failed: 'Failed' },
  none: 'There is no such job',
  noneAtAll: 'Nothing waits, runs or has failed',
  noneHint: 'Jobs that are done are not listed',
  retry: 'Try again',
  retryOne: 'Try again: {{name}}',
  retried: 'It is queued again',
  stop: 'Stop',
  stopOne: 'Stop: {{name}}',
  stopHint: 'Whoever began it is told that it was not finished, and can begin anew',
  stopping: 'It is being stopped',
  tasks: 'Failed work of the system itself',
  noTasks: 'No work of the system has failed',
  noTasksHint: 'What was tried several times in vain stands here; the log of the server says why',
  lastTried: 'Last tried',
  tries: 'Tries',
} as const satisfies SameTexts<typeof zh>;
