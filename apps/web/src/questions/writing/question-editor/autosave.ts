import type { DraftContent, writingApi } from '@zhibi/contract/questions/writing';
import type { z } from 'zod';
import type { Refusal } from '../../../platform/refusal.js';

type Input = z.input<typeof writingApi.keepDraft.input>;
type Output = z.output<typeof writingApi.keepDraft.output>;

export type SaveState = 'clean' | 'waiting' | 'saving' | 'saved' | 'failed' | 'changed';

export interface AutosaveView {
  state: SaveState;
  savedAt: string | null;
}

interface Tools {
  keep: (input: Input) => Promise<Output>;
  toRefusal: (error: unknown) => Refusal;
  /** Runs a work after a while; answers how to forget it. */
  later: (work: () => void) => () => void;
  onFirst?: () => void;
}

type Target = Pick<Input, 'draftId' | 'questionId' | 'baseVersion'>;

/** Keeps a editor on the server while it is written: one saving at a time, the newest state next, told when another machine was first. */
export class Autosave {
  #view: AutosaveView;
  #revision: number | undefined;
  #wanted: DraftContent | null = null;
  #forget: (() => void) | null = null;
  #running: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(
    private target: Target,
    known: { revision: number; savedAt: string } | null,
    private readonly tools: Tools,
  ) {
    this.#revision = known?.revision;
    this.#view = { state: 'clean', savedAt: known?.savedAt ?? null };
  }

  get revision(): number | undefined {
    return this.#revision;
  }

  get = (): AutosaveView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  want(content: DraftContent): void {
    if (this.#view.state === 'changed') return;
    this.#wanted = content;
    this.#show({ state: 'waiting' });
    this.#forget?.();
    this.#forget = this.tools.later(() => void this.flush());
  }

  /** Everything that was wanted is on the server, or was refused, when this is over. */
  flush = async (): Promise<void> => {
    this.#forget?.();
    this.#forget = null;
    await this.#running;
    if (!this.#wanted || this.#view.state === 'changed') return;
    this.#running = this.#save(this.#wanted);
    this.#wanted = null;
    await this.#running;
    this.#running = null;
    // What failed is tried again after a while: at once it would fail again, without end.
    if (this.#wanted && this.#view.state !== 'failed') await this.flush();
  };

  /** What is kept from here on was written on this version. */
  rebase(baseVersion: number): void {
    this.target = { ...this.target, baseVersion };
  }

  /** The draft is done with: nothing more is sent. */
  stop(): void {
    this.#forget?.();
    this.#wanted = null;
  }

  async #save(content: DraftContent): Promise<void> {
    this.#show({ state: 'saving' });
    try {
      const { revision, savedAt } = await this.tools.keep({ ...this.target, revision: this.#revision, content });
      if (this.#revision === undefined) this.tools.onFirst?.();
      this.#revision = revision;
      this.#show({ state: this.#wanted ? 'waiting' : 'saved', savedAt });
    } catch (error) {
      const refusal = this.tools.toRefusal(error);
      this.#wanted ??= content;
      this.#show({ state: refusal.reason === 'changed' ? 'changed' : 'failed' });
      // The network comes back by itself; a state that somebody else has replaced does not.
      if (refusal.reason !== 'changed') this.#forget = this.tools.later(() => void this.flush());
    }
  }

  #show(change: Partial<AutosaveView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
