import { type ClockSample, offsetOf, type Tap } from '@zhibi/contract/classroom';
import { type RoomState, roomApi, type TaskInRoom } from '@zhibi/contract/classroom/room';
import type { z } from 'zod';
import { call, Refusal } from '../../platform/api.js';

type Answer = z.input<typeof roomApi.answer.input>;
type Writing = z.input<typeof roomApi.write.input>;
const EVERY_MS = 1_500;
const SAMPLES = 12;
/** A hand that goes on writing in a square has not finished it. */
const REST_MS = 400;

export interface RoomView {
  state: RoomState | null;
  /** The task that was told last; polls say only that it is the same. */
  task: TaskInRoom | null;
  /** What the person has tapped and the server has not acknowledged. */
  isSending: boolean;
  isCutOff: boolean;
  refused: string;
}

/**
 * One seat of a room: asks what is on, keeps the clock in step on the way, and sends answers until they are acknowledged. Each tap
 * has a number, so that whatever is sent again counts once.
 */
export class RoomClient {
  #view: RoomView = { state: null, task: null, isSending: false, isCutOff: false, refused: '' };
  #listeners = new Set<() => void>();
  #samples: ClockSample[] = [];
  #waiting = new Map<string, Answer>();
  #writing = new Map<string, Writing>();
  #nth = new Map<string, number>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;

  constructor(private readonly token: string) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#isStopped) {
      this.#isStopped = false;
      void this.#turn();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#isStopped = true;
      clearTimeout(this.#timer);
    };
  };
  view = (): RoomView => this.#view;

  /** Takes an answer down at once and sends it as soon as the network lets it. */
  answer(task: TaskInRoom, no: number, labels: string[]): void {
    const { taskId, round } = task;
    const key = `${taskId} ${round} ${no}`;
    const nth = 1 + Math.max(this.#nth.get(key) ?? 0, task.mine.find((one) => one.no === no)?.nth ?? 0);
    this.#nth.set(key, nth);
    this.#waiting.set(key, { token: this.token, taskId, round, no, nth, labels, tap: this.#tap() });
    const mine = [...task.mine.filter((one) => one.no !== no), { no, nth, labels, byTeacher: false }];
    this.#set({ task: { ...task, mine }, isSending: true, refused: '' });
    void this.#send();
  }

  /** Takes down what stands in a square, and sends it once the hand rests. */
  write(task: TaskInRoom, cell: number, strokes: Writing['strokes']): void {
    const { taskId, round, writing } = task;
    const key = `${taskId} ${round} ${cell}`;
    const nth = 1 + Math.max(this.#nth.get(`w ${key}`) ?? 0, writing?.mine.find((one) => one.cell === cell)?.nth ?? 0);
    this.#nth.set(`w ${key}`, nth);
    this.#writing.set(key, { token: this.token, taskId, round, cell, nth, strokes });
    this.#set({ isSending: true, refused: '' });
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#send(), REST_MS);
  }

  /** The moment of now by the clock of the server, and how sure that is. */
  #tap(): Tap | undefined {
    const now = performance.timeOrigin + performance.now();
    const clock = offsetOf(this.#samples, now);
    return clock && { atMs: now + clock.offsetMs, errorMs: clock.errorMs };
  }

  async #turn(): Promise<void> {
    await this.#send();
    await this.#read();
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#turn(), EVERY_MS);
  }

  async #read(): Promise<void> {
    const known = this.#view.task === null ? undefined : this.#view.state?.revision;
    const sentAt = performance.timeOrigin + performance.now();
    try {
      const state = await call(roomApi.state, { token: this.token, known }, { quiet: true });
      const receivedAt = performance.timeOrigin + performance.now();
      this.#samples = [...this.#samples, { sentAt, serverAt: state.nowMs, receivedAt }].slice(-SAMPLES);
      // What was tapped meanwhile and not sent yet stands above what was read.
      const task = state.task === 'same' || this.#waiting.size > 0 ? this.#view.task : state.task;
      this.#set({
        state: this.#waiting.size > 0 && this.#view.state ? { ...state, revision: this.#view.state.revision } : state,
        task,
        isCutOff: false,
      });
    } catch (error) {
      if (error instanceof Refusal && error.is('not-found')) this.#set({ state: gone });
      else this.#set({ isCutOff: true });
    }
  }

  async #send(): Promise<void> {
    // What is written goes before the word that it is finished.
    await this.#sendAll(this.#writing, (one) => call(roomApi.write, one, { quiet: true }));
    await this.#sendAll(this.#waiting, (one) => call(roomApi.answer, one, { quiet: true }));
    this.#set({ isSending: this.#waiting.size + this.#writing.size > 0 });
  }

  async #sendAll<T extends { nth: number }>(
    waiting: Map<string, T>,
    send: (one: T) => Promise<unknown>,
  ): Promise<void> {
    for (const [key, one] of waiting) {
      try {
        await send(one);
        if (waiting.get(key)?.nth === one.nth) waiting.delete(key);
      } catch (error) {
        const isRefused =
          error instanceof Refusal && (error.is('conflict') || error.is('forbidden') || error.is('not-found'));
        if (isRefused) {
          waiting.delete(key);
          this.#set({ refused: error.message, task: null });
        } else this.#set({ isCutOff: true });
      }
    }
  }

  #set(change: Partial<RoomView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A seat whose token nobody knows any more. */
const gone: RoomState = {
  name: '',
  seat: 'left',
  isGuest: false,
  isOver: false,
  className: '',
  title: '',
  teacherName: '',
  revision: 0,
  nowMs: 0,
  task: null,
};
