/** What a card said of a student. */
export interface CardAnswer {
  studentId: string;
  label: string;
}

export type AnswerState = 'sending' | 'sent' | 'failed';

interface Entry extends CardAnswer {
  state: AnswerState;
}

/** Sends one answer; false says that there is no use in trying again. Throws where the network is gone. */
export type SendAnswer = (answer: CardAnswer) => Promise<boolean>;

const AT_ONCE = 4;

/**
 * Brings what the cards say to the server: few at a time, of each student one after the other and only the newest, again when the
 * network was gone. The same answer sent twice changes nothing there.
 */
export class AnswerQueue {
  private entries: ReadonlyMap<string, Entry> = new Map();
  private readonly waiting = new Map<string, CardAnswer>();
  private readonly going = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isClosed = false;

  constructor(
    private readonly send: SendAnswer,
    private readonly pause: () => Promise<void>,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): ReadonlyMap<string, Entry> => this.entries;

  put(answer: CardAnswer): void {
    if (this.isClosed) return;
    this.waiting.set(answer.studentId, answer);
    this.note(answer, 'sending');
    this.next();
  }

  /** Another question, or no camera any more: what was seen before is still sent, once. */
  close(): void {
    this.isClosed = true;
  }

  private next(): void {
    for (const [studentId, answer] of this.waiting) {
      if (this.going.size >= AT_ONCE) return;
      if (this.going.has(studentId)) continue;
      this.waiting.delete(studentId);
      this.going.add(studentId);
      void this.bring(answer);
    }
  }

  private async bring(answer: CardAnswer): Promise<void> {
    const { studentId } = answer;
    try {
      const isTaken = await this.send(answer);
      if (!this.waiting.has(studentId)) this.note(answer, isTaken ? 'sent' : 'failed');
    } catch {
      // The network is gone for now: the newest word of this student is tried again.
      if (!this.isClosed && !this.waiting.has(studentId)) this.waiting.set(studentId, answer);
      await this.pause();
    }
    this.going.delete(studentId);
    this.next();
  }

  private note(answer: CardAnswer, state: AnswerState): void {
    this.entries = new Map(this.entries).set(answer.studentId, { ...answer, state });
    for (const listener of this.listeners) listener();
  }
}
