import { Refusal } from '../../../platform/api.js';
import { asJpeg } from './as-jpeg.js';
import { type PhotoShelf, photoShelf, type WaitingPhoto } from './photo-shelf.js';

export interface QueuedPhoto extends WaitingPhoto {
  isSending: boolean;
}

/** Whose photographs they are, and how one of them is sent. */
export interface SendingWay extends Pick<WaitingPhoto, 'homeworkId' | 'owner'> {
  send(photo: { photoId: string; ageSeconds: number; file: Blob }): Promise<unknown>;
}

export interface Queue {
  waiting: readonly QueuedPhoto[];
  isOffline: boolean;
  /** Why the last one was not taken. */
  refused: string;
}

const AGAIN_MS = 5_000;
const SECONDS = 1_000;
const MONTH_SECONDS = 30 * 86_400;
/** Sent again it would be refused again. */
const hopeless = ['conflict', 'forbidden', 'not-found', 'invalid'] as const;
/** A school that moves to a new year takes photographs again once it has. */
const isHopeless = (refusal: Refusal): boolean =>
  refusal.reason !== 'school-locked' && hopeless.some((kind) => refusal.is(kind));

/** Photographs of one homework on their way to the school: laid down on the phone first, sent one after the other, taken off once acknowledged. */
export class PhotoQueue {
  #queue: Queue = { waiting: [], isOffline: false, refused: '' };
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;

  constructor(
    private readonly way: SendingWay,
    private readonly onSent: () => void,
    private readonly shelf: PhotoShelf = photoShelf,
  ) {}

  queue = (): Queue => this.#queue;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      addEventListener('online', this.#sendNow);
      void this.#restore();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      removeEventListener('online', this.#sendNow);
      clearTimeout(this.#timer);
    };
  };

  async add(files: readonly File[]): Promise<void> {
    for (const one of files) {
      const { homeworkId, owner } = this.way;
      const file = await asJpeg(one);
      // A picture out of the album was taken when it was taken, not when it was chosen.
      const takenAt = Math.min(one.lastModified || Date.now(), Date.now());
      const photo = { photoId: newPhotoId(), homeworkId, owner, takenAt, file };
      await this.shelf.put(photo);
      this.#set({ waiting: [...this.#queue.waiting, { ...photo, isSending: false }], refused: '' });
    }
    void this.#send();
  }

  async #restore(): Promise<void> {
    const known = new Set(this.#queue.waiting.map(({ photoId }) => photoId));
    const kept = (await this.shelf.all()).filter(
      ({ homeworkId, owner, photoId }) =>
        homeworkId === this.way.homeworkId && owner === this.way.owner && !known.has(photoId),
    );
    if (kept.length > 0)
      this.#set({ waiting: [...kept.map((one) => ({ ...one, isSending: false })), ...this.#queue.waiting] });
    await this.#send();
  }

  #sendNow = () => {
    void this.#send();
  };

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#queue.waiting[0]; next !== undefined; next = this.#queue.waiting[0]) {
        this.#set({
          waiting: this.#queue.waiting.map((one) => ({ ...one, isSending: one.photoId === next?.photoId })),
        });
        if (!(await this.#sendOne(next))) return;
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** False where it has to wait for the network. */
  async #sendOne({ photoId, takenAt, file }: WaitingPhoto): Promise<boolean> {
    const ageSeconds = Math.min(MONTH_SECONDS, Math.max(0, (Date.now() - takenAt) / SECONDS));
    try {
      await this.way.send({ photoId, ageSeconds, file });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : undefined;
      if (refusal === undefined || !isHopeless(refusal)) {
        // Who is asked to wait has a network.
        const isOffline = !refusal?.is('too-often');
        this.#set({ isOffline, waiting: this.#queue.waiting.map((one) => ({ ...one, isSending: false })) });
        if (this.#listeners.size > 0) this.#timer = setTimeout(this.#sendNow, AGAIN_MS);
        return false;
      }
      this.#set({ refused: refusal.message });
    }
    await this.shelf.drop(photoId);
    this.#set({ isOffline: false, waiting: this.#queue.waiting.filter((one) => one.photoId !== photoId) });
    this.onSent();
    return true;
  }

  #set(change: Partial<Queue>): void {
    this.#queue = { ...this.#queue, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A UUID of version 4; `crypto.randomUUID` is kept from plain-HTTP pages. */
function newPhotoId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
