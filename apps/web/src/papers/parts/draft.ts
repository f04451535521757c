import type { Paper } from '@zhibi/contract/papers';
import { Refusal } from '../../platform/refusal.js';
import { type Content, contentOf, type Edit, type EmptySection, withEmpty } from './content.js';
import { merge } from './merge.js';
import { inputOf, type SaveInput } from './save-input.js';

/** saved · changed, soon to be saved · saving · failed, to be tried again · refused for good: somebody has published it. */
export type DraftState = 'saved' | 'changed' | 'saving' | 'failed' | 'refused';

export interface DraftView {
  readonly content: Content;
  readonly state: DraftState;
  /** 14 digits. */
  readonly savedAt: string;
  /** How often it was changed here, forth or back, or elsewhere: a save changes nothing. */
  readonly changes: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DraftNeeds {
  save: (input: SaveInput) => Promise<Paper>;
  load: () => Promise<Paper>;
  onSaved: (paper: Paper) => void;
  /** It had been changed elsewhere: both changes are in it now. */
  onMerged: () => void;
  onRefused: (refusal: Refusal) => void;
}

const PAUSE_MS = 1000;
const STEPS = 50;

/** A paper being worked on: saves itself when the work pauses, in the order of revisions, and joins what another tab has saved. */
export class Draft {
  readonly paperId: string;
  /** What was saved last: a change that the server makes beside the draft names it. */
  revision: number;
  private base: Content;
  private view: DraftView;
  private past: readonly Content[] = [];
  private future: readonly Content[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    paper: Paper,
    private readonly needs: DraftNeeds,
    empty: readonly EmptySection[] = [],
  ) {
    this.paperId = paper.paperId;
    this.revision = paper.revision;
    this.base = contentOf(paper);
    this.view = {
      content: withEmpty(this.base, empty),
      state: 'saved',
      savedAt: paper.updatedAt,
      changes: 0,
      canUndo: false,
      canRedo: false,
    };
  }

  get = (): DraftView => this.view;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change = (edit: Edit): void => {
    const { content } = this.view;
    const next = edit(content);
    if (next === content) return;
    // A name that is being typed anew is empty for a moment: no step leads back there.
    const isBetween = content.title.trim() === '' && next.title !== content.title;
    if (!isBetween) this.past = [...this.past, content].slice(-STEPS);
    this.future = [];
    this.put({ content: next, state: 'changed', changes: this.view.changes + 1 });
    this.wait();
  };

  undo = (): void =>
    this.step(this.past.at(-1), () => {
      this.future = [this.view.content, ...this.future];
      this.past = this.past.slice(0, -1);
    });

  redo = (): void =>
    this.step(this.future[0], () => {
      this.past = [...this.past, this.view.content];
      this.future = this.future.slice(1);
    });

  /** Saves what is not saved yet; true when the server has all of it. */
  flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    await this.running;
    if (this.view.state === 'changed' || this.view.state === 'failed') await this.save();
    return this.view.state === 'saved';
  };

  /** The server has said how the paper is now, in answer to somebody else's question. */
  see = (paper: Paper): void => {
    if (paper.paperId !== this.paperId || paper.revision <= this.revision || this.running !== null) return;
    this.join(paper);
  };

  /** What the server changed because it was asked to here: a step like any other, with the way back. */
  take = (paper: Paper): void => {
    const past = [...this.past, this.view.content];
    this.see(paper);
    if (paper.revision !== this.revision) return;
    this.past = past.slice(-STEPS);
    this.put({});
  };

  private step(to: Content | undefined, turn: () => void): void {
    if (!to) return;
    turn();
    this.put({ content: to, state: 'changed', changes: this.view.changes + 1 });
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  private save(): Promise<void> {
    this.running = this.send().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async send(): Promise<void> {
    const sent = this.view.content;
    this.put({ state: 'saving' });
    try {
      this.settle(
        await this.needs.save(
          inputOf(sent, { paperId: this.paperId, revision: this.revision, title: this.base.title }),
        ),
        sent,
      );
    } catch (error) {
      await this.refused(error, sent);
    }
  }

  /** Saved. What was typed meanwhile stays and is saved next; empty sections live here only. */
  private settle(paper: Paper, sent: Content): void {
    const saved = contentOf(paper);
    this.base = saved;
    this.revision = paper.revision;
    const isNewest = this.view.content === sent;
    const content = merge({ ...saved, sections: withoutEmpty(sent) }, this.view.content, saved);
    this.put({ content, state: isNewest ? 'saved' : 'changed', savedAt: paper.updatedAt });
    if (!isNewest) this.wait();
    this.needs.onSaved(paper);
  }

  private async refused(error: unknown, sent: Content): Promise<void> {
    const refusal = error instanceof Refusal ? error : null;
    if (refusal?.reason === 'changed-meanwhile' || refusal?.reason === 'unknown-item') {
      const paper = await this.needs.load().catch(() => null); // no network either: tried again with the next change
      if (!paper) return this.put({ state: 'failed' });
      // A section the server does not know is not asked for twice.
      if (refusal.reason === 'unknown-item') this.base = sent;
      this.join(paper);
      return this.needs.onMerged();
    }
    this.put({ state: refusal?.reason === 'frozen' ? 'refused' : 'failed' });
    if (refusal) this.needs.onRefused(refusal);
  }

  private join(paper: Paper): void {
    const theirs = contentOf(paper);
    const content = merge(this.base, this.view.content, theirs);
    const isSame = JSON.stringify(content) === JSON.stringify(theirs);
    this.base = theirs;
    this.revision = paper.revision;
    this.past = [];
    this.future = [];
    const { changes } = this.view;
    this.put({ content, state: isSame ? 'saved' : 'changed', savedAt: paper.updatedAt, changes: changes + 1 });
    if (!isSame) this.wait();
  }

  private put(change: Partial<DraftView>): void {
    this.view = { ...this.view, ...change, canUndo: this.past.length > 0, canRedo: this.future.length > 0 };
    for (const listener of this.listeners) listener();
  }
}

const withoutEmpty = ({ sections }: Content) => sections.filter(({ items }) => items.length > 0);
