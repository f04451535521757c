import type { sessionEvents } from '@zhibi/contract/events/session';
import { type JobInfo, runningApi } from '@zhibi/contract/session';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { call } from './client.js';

/** What the person was told when the work began: its name, and the address where its result lies. Empty for work of another tab. */
const Named = z.object({ jobId: z.string(), title: z.string(), to: z.string() });
type Named = z.infer<typeof Named>;

export interface Job extends Named, Pick<JobInfo, 'status' | 'done' | 'total' | 'message'> {
  /** Absent until the server has been asked. */
  kind?: JobInfo['kind'];
}

type Progress = z.output<typeof sessionEvents.jobProgress.data>;

const KEY = 'jobs';
const begun = (named: Named): Job => ({ ...named, status: 'waiting', done: 0, total: 0, message: '' });
const hasEnded = ({ status }: Pick<Job, 'status'>): boolean => status === 'done' || status === 'failed';

function keptIn(storage: Storage): Named[] {
  try {
    return z.array(Named).parse(JSON.parse(storage.getItem(KEY) ?? '[]'));
  } catch {
    return []; // whatever else was written there is nothing of ours
  }
}

/** The long work of this person, as the event stream tells it. What is in the list outlives a reload, not the session. */
export class Jobs {
  private list: readonly Job[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly ask: (jobId: string) => Promise<JobInfo>,
    private readonly storage: Storage,
  ) {}

  get = (): readonly Job[] => this.list;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Somebody has come in: the list is what this tab has kept of their work, and nobody else's. */
  resume = (): void => {
    this.set(keptIn(this.storage).map((named) => this.find(named.jobId) ?? begun(named)));
    for (const job of this.list) if (!hasEnded(job)) void this.look(job.jobId);
  };

  /** A screen has started a job: from now on it shows under the bell. @param to where its result is looked at */
  follow = (jobId: string, title: string, to = ''): void => {
    this.put(begun({ jobId, title, to }));
    void this.look(jobId);
  };

  forget = (jobId: string): void => this.set(this.list.filter((job) => job.jobId !== jobId));

  /** A `job-progress` event. What came out of it, and why it failed, is looked up. */
  receive = ({ jobId, kind, status, done, total }: Progress): void => {
    const before = this.find(jobId) ?? begun({ jobId, title: '', to: '' });
    const isOver = hasEnded({ status });
    this.put({ ...before, kind, status: isOver ? 'running' : status, done, total });
    if (isOver) void this.look(jobId);
  };

  private async look(jobId: string): Promise<void> {
    const info = await this.ask(jobId).catch(() => null); // the bell waits for the next event
    const before = this.find(jobId);
    if (info === null || before === undefined) return;
    const { kind, status, done, total, message } = info;
    this.put({ ...before, kind, status, done, total, message });
  }

  private find = (jobId: string): Job | undefined => this.list.find((job) => job.jobId === jobId);

  /** Work keeps its place in the list, the newest first. */
  private put(job: Job): void {
    const isKnown = this.find(job.jobId) !== undefined;
    this.set(isKnown ? this.list.map((one) => (one.jobId === job.jobId ? job : one)) : [job, ...this.list]);
  }

  private set(list: readonly Job[]): void {
    this.list = list;
    this.storage.setItem(KEY, JSON.stringify(list.map(({ jobId, title, to }) => ({ jobId, title, to }))));
    for (const listener of this.listeners) listener();
  }
}

export const jobs = new Jobs((jobId) => call(runningApi.job, { jobId }), sessionStorage);

export const useJobs = (): readonly Job[] => useSyncExternalStore(jobs.subscribe, jobs.get);
