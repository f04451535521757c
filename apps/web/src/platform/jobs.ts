import { type JobInfo, sessionApi } from '@zhibi/contract/session';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { call } from './client.js';

export interface Job extends Omit<JobInfo, 'result'> {
  /** What the person started; empty for work started in another tab. */
  title: string;
}

const Progress = z.object({ jobId: z.string(), done: z.number(), total: z.number(), message: z.string() });

/** The long work of this person, as the event stream tells it. */
export class Jobs {
  private list: readonly Job[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ask: (jobId: string) => Promise<JobInfo>) {}

  get = (): readonly Job[] => this.list;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A screen has started a job: from now on it shows under the bell. */
  follow = (jobId: string, title: string): void => {
    this.put({ jobId, title, kind: '', status: 'waiting', done: 0, total: 0, message: '' });
    void this.look(jobId);
  };

  forget = (jobId: string): void => this.set(this.list.filter((job) => job.jobId !== jobId));

  /** A `job-progress` event. Its figures do not say how a job ended: the last one is looked up. */
  hear = (data: unknown): void => {
    const heard = Progress.safeParse(data).data;
    if (!heard) return;
    const before = this.list.find((job) => job.jobId === heard.jobId);
    this.put({ title: '', kind: '', ...before, ...heard, status: 'running' });
    if (heard.total > 0 && heard.done >= heard.total) void this.look(heard.jobId);
  };

  private async look(jobId: string): Promise<void> {
    const info = await this.ask(jobId).catch(() => null); // the bell waits for the next event
    const before = this.list.find((job) => job.jobId === jobId);
    if (info && before) this.put({ ...info, title: before.title });
  }

  private put(job: Job): void {
    this.set([job, ...this.list.filter((other) => other.jobId !== job.jobId)]);
  }

  private set(list: readonly Job[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

export const jobs = new Jobs((jobId) => call(sessionApi.job, { jobId }));

export const useJobs = (): readonly Job[] => useSyncExternalStore(jobs.subscribe, jobs.get);
