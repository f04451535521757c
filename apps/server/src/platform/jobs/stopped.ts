import type { JobReasons } from '@zhibi/contract/kernel';

/**
 * Long work that ends for a reason which the person who waits is told: one of those that its domain declares. Whatever
 * else is thrown is a fault: its words stay in the log, for they may name tables, paths, or a child.
 */
export class JobStopped<R extends JobReasons = JobReasons> extends Error {
  readonly reason: string;

  constructor(reasons: R, reason: keyof R & string) {
    super(reasons[reason]?.en);
    this.reason = reason;
  }
}

/** The job is no longer this process's: it was put back or is done by another one, as after the sleep of a computer. */
export class JobLost extends Error {
  constructor() {
    super('the job is done elsewhere');
  }
}
