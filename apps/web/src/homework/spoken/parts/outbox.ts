import { spokenApi } from '@zhibi/contract/homework/spoken';
import { call } from '../../../platform/api.js';
import { leaving } from '../../../platform/leaving.js';
import { Refusal } from '../../../platform/refusal.js';
import { say } from '../../../platform/text.js';
import { browserRecordings, type KeptRecording, type KeptRecordings } from './kept-recordings.js';

/** Sends one recording; throws a Refusal where the server says no. */
export type Send = (one: KeptRecording) => Promise<unknown>;

const AGAIN_MS = 15_000;

/** The server has read it and will not have it: to send it again changes nothing. */
const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.is('invalid') || error.is('conflict') || error.is('not-found'));

/**
 * Recordings on their way: kept in the browser first, then sent one after the other, again after a lost network, and from the
 * next visit on where the tab was closed. Each has its own id, so that what is sent twice counts once.
 */
export class Outbox {
  private items: readonly KeptRecording[] = [];
  private account = '';
  private isRunning = false;
  private readonly listeners = new Set<() => void>();
  private readonly arrivals = new Set<() => void>();

  constructor(
    private readonly kept: KeptRecordings,
    private readonly send: Send,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): readonly KeptRecording[] => this.items;

  /** Runs whenever the server has taken one. */
  onArrival = (listener: () => void): (() => void) => {
    this.arrivals.add(listener);
    return () => this.arrivals.delete(listener);
  };

  /** Goes on for this person: what waits from before is read once. Answers how it is left. */
  open = (account: string): (() => void) => {
    void this.take(account);
    const go = () => void this.run();
    const timer = setInterval(go, AGAIN_MS);
    window.addEventListener('online', go);
    const forget = leaving.on({
      unsaved: () => (this.items.length > 0 ? say('spoken:mine.unsent', { count: this.items.length }) : null),
    });
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', go);
      forget();
    };
  };

  /** Keeps it, and then sends it: who closes the tab in this moment has it still. */
  add = async (one: Omit<KeptRecording, 'account' | 'refused'>): Promise<void> => {
    const item = { ...one, account: this.account, refused: null };
    this.set([...this.items, item]);
    await this.kept.put(item);
    await this.run();
  };

  discard = async (tryId: string): Promise<void> => {
    this.set(this.items.filter((one) => one.tryId !== tryId));
    await this.kept.remove(tryId);
  };

  /** Sends what waits; stops where the network does. */
  run = async (): Promise<void> => {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (;;) {
        const next = this.items.find(({ refused }) => refused === null);
        if (next === undefined || !(await this.deliver(next))) return;
      }
    } finally {
      this.isRunning = false;
    }
  };

  private async take(account: string): Promise<void> {
    if (this.account !== account) {
      this.account = account;
      this.set([]);
    }
    const waiting = await this.kept.all(account);
    const known = new Set(this.items.map(({ tryId }) => tryId));
    if (this.account !== account) return;
    this.set([...waiting.filter(({ tryId }) => !known.has(tryId)), ...this.items]);
    await this.run();
  }

  private async deliver(one: KeptRecording): Promise<boolean> {
    try {
      await this.send(one);
    } catch (error) {
      if (!isFinal(error)) return false;
      const refused = { ...one, refused: error.message };
      this.set(this.items.map((item) => (item.tryId === one.tryId ? refused : item)));
      await this.kept.put(refused);
      return true;
    }
    await this.discard(one.tryId);
    for (const listener of this.arrivals) listener();
    return true;
  }

  private set(items: readonly KeptRecording[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}

const toServer: Send = ({ tryId, spokenId, recordedAt, cues, measures, sound }) =>
  call(spokenApi.send, {
    tryId,
    spokenId,
    recordedAt,
    cues: JSON.stringify(cues),
    measures: JSON.stringify(measures),
    file: new File([sound], 'sound', { type: sound.type }),
  });

export const outbox = new Outbox(browserRecordings, toServer);
