import { type ClockSample, offsetOf, type Tap } from '@zhibi/contract/classroom';
import { type RoomState, roomApi, type TaskInRoom } from '@zhibi/contract/classroom/room';
import { call, Refusal } from '../../platform/api.js';
import { keepWaiting, waitingOf } from './kept-answers.js';
import { type Answer, answerKey, type LostAnswer, sendAll, type Writing } from './room-outbox.js';

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
  /** The answers among it, by `answerKey`. */
  unsent: readonly string[];
  /** What was answered and does not count. */
  lost: readonly LostAnswer[];
  isCutOff: boolean;
  refused: string;
}

const nothing: RoomView = {
  state: null,
  task: null,
  isSending: false,
  unsent: [],
  lost: [],
  isCutOff: false,
  refused: '',
};

/**
 * One seat of a room: asks what is on, keeps the clock in step on the way, and sends answers until they are acknowledged. Each tap
 * has a number, so that whatever is sent again counts once.
 */
export class RoomClient {
  #view: RoomView = nothing;
  #listeners = new Set<() => void>();
  #samples: ClockSample[] = [];
  #waiting = new Map<string, Answer>();
  #writing = new Map<string, Writing>();
  #nth = new Map<string, number>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;
  /** What is on the screen is not what the server holds: the next reading brings all of it. */
  #isStale = false;

  constructor(private readonly token: string) {
    const { answers, writing } = waitingOf(token);
    this.#waiting = new Map(answers);
    this.#writing = new Map(writing);
    for (const [key, { nth }] of answers) this.#nth.set(key, nth);
    for (const [key, { nth }] of writing) this.#nth.set(`w ${key}`, nth);
    this.#set({});
  }

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
    const key = answerKey({ taskId, round, no });
    const nth = 1 + Math.max(this.#nth.get(key) ?? 0, task.mine.find((one) => one.no === no)?.nth ?? 0);
    this.#nth.set(key, nth);
    this.#waiting.set(key, { token: this.token, taskId, round, no, nth, labels, tap: this.#tap() });
    const mine = [...task.mine.filter((one) => one.no !== no), { no, nth, labels, byTeacher: false }];
    const lost = this.#view.lost.filter((one) => answerKey(one) !== key);
    this.#set({ task: { ...task, mine }, lost, refused: '' });
    void this.#send();
  }

  /** Takes down what stands in a square, and sends it once the hand rests. */
  write(task: TaskInRoom, cell: number, strokes: Writing['strokes']): void {
    const { taskId, round, writing } = task;
    const key = `${taskId} ${round} ${cell}`;
    const nth = 1 + Math.max(this.#nth.get(`w ${key}`) ?? 0, writing?.mine.find((one) => one.cell === cell)?.nth ?? 0);
    this.#nth.set(`w ${key}`, nth);
    this.#writing.set(key, { token: this.token, taskId, round, cell, nth, strokes, tap: this.#tap() });
    this.#set({ refused: '' });
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
    const known = this.#view.task === null || this.#isStale ? undefined : this.#view.state?.revision;
    const sentAt = performance.timeOrigin + performance.now();
    try {
      const state = await call(roomApi.state, { token: this.token, known }, { quiet: true });
      const receivedAt = performance.timeOrigin + performance.now();
      this.#samples = [...this.#samples, { sentAt, serverAt: state.nowMs, receivedAt }].slice(-SAMPLES);
      // What was tapped meanwhile and not sent yet stands above what was read.
      if (this.#waiting.size === 0) this.#isStale = false;
      const isTapped = this.#waiting.size > 0 && this.#view.task !== null;
      const task = state.task === 'same' || isTapped ? this.#view.task : state.task;
      this.#set({
        state: this.#waiting.size > 0 && this.#view.state ? { ...state, revision: this.#view.state.revision } : state,
        task,
        // Whom the teacher has answered for since is told nothing of what was lost.
        lost: this.#view.lost.filter((one) => !isAnsweredFor(one, task)),
        isCutOff: false,
      });
    } catch (error) {
      if (error instanceof Refusal && error.is('not-found')) this.#set({ state: gone });
      else this.#set({ isCutOff: true });
    }
  }

  async #send(): Promise<void> {
    const onCutOff = () => this.#set({ isCutOff: true });
    // What is written goes before the word that it is finished.
    await sendAll(this.#writing, (one) => call(roomApi.write, one, { quiet: true }), {
      onRefused: (_, why) => this.#refuse({ refused: why }),
      onCutOff,
    });
    await sendAll(this.#waiting, (one) => call(roomApi.answer, one, { quiet: true }), {
      onRefused: (one, why) => this.#refuse({ lost: [...this.#view.lost, { ...one, why }] }),
      onCutOff,
    });
    this.#set({});
  }

  #refuse(change: Partial<RoomView>): void {
    this.#isStale = true;
    this.#set(change);
  }

  #set(change: Partial<RoomView>): void {
    const isSending = this.#waiting.size + this.#writing.size > 0;
    if (isSending || this.#view.isSending)
      keepWaiting(this.token, { answers: [...this.#waiting], writing: [...this.#writing] });
    this.#view = { ...this.#view, ...change, isSending, unsent: [...this.#waiting.keys()] };
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

const isAnsweredFor = (lost: LostAnswer, task: TaskInRoom | null): boolean =>
  task?.taskId === lost.taskId && task.mine.some(({ no, byTeacher }) => byTeacher && no === lost.no);
