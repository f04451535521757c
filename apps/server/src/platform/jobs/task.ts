/** What a piece of background work is given. It may run twice: everything it writes must bear that. */
export interface Task {
  payload: Record<string, unknown>;
  /** Tells the person who waits how far it is; ends the work where another process does it by now. Does nothing for tasks nobody waits for. */
  progress(done: number, total: number): Promise<void>;
}

/** Does the work; what it returns is the job's result. */
export interface TaskRun {
  (task: Task): Promise<unknown>;
  failed?: WhenFailed;
}
export type TaskList = Readonly<Record<string, TaskRun>>;

type WhenFailed = (payload: Task['payload'], error: unknown) => Promise<unknown>;

/** Work that may leave something half done: `failed` writes that down, once it is certain that nothing goes on with it. */
export const withEnd = (run: (task: Task) => Promise<unknown>, failed: WhenFailed): TaskRun =>
  Object.assign((task: Task) => run(task), { failed });

/** A task that a person waits for. */
export interface Waited {
  jobId: string;
  schoolId: string;
  accountId: string;
}

export const isWaited = (payload: Record<string, unknown>): payload is Record<string, unknown> & Waited =>
  typeof payload.jobId === 'string';
