/** What the person is told in passing. `app` draws it; whoever speaks need not know how. */
export type Tone = 'done' | 'warning' | 'error';
export interface Word {
  tone: Tone;
  text: string;
}

const NETWORK_QUIET_MS = 3000;

/** Short words at the top of the window: a plain emitter, so that calls outside React can speak too. */
export class Notifier {
  private readonly listeners = new Set<(word: Word) => void>();
  private unseen: Word[] = [];
  private callListener: () => void = () => {};
  private networkNotifiedAt = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  listen = (listener: (word: Word) => void): (() => void) => {
    this.listeners.add(listener);
    for (const word of this.unseen.splice(0)) listener(word);
    return () => this.listeners.delete(listener);
  };

  /** Calls somebody who listens, as soon as something was said that nobody has heard. */
  onUnheard(call: () => void): () => void {
    this.callListener = call;
    if (this.unseen.length > 0) call();
    return () => {
      this.callListener = () => {};
    };
  }

  /** What is said before anybody listens is heard by the first who does. */
  say(tone: Tone, text: string): void {
    if (this.listeners.size === 0) {
      this.unseen.push({ tone, text });
      this.callListener();
      return;
    }
    for (const listener of this.listeners) listener({ tone, text });
  }

  done = (text: string): void => this.say('done', text);
  warn = (text: string): void => this.say('warning', text);
  error = (text: string): void => this.say('error', text);

  /** A dead network fails every call at once: said at most once in 3 s. */
  network(text: string, tone: Tone = 'error'): void {
    if (this.now() - this.networkNotifiedAt < NETWORK_QUIET_MS) return;
    this.networkNotifiedAt = this.now();
    this.say(tone, text);
  }
}

export const notify = new Notifier();
