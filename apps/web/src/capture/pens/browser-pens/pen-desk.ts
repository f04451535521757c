import type { Stroke } from '@zhibi/ink';
import type { MemoryPart, PenDriver, PenEvent, PenLink, PenStroke } from './driver/pen-driver.js';
import type { PenPost } from './pen-post.js';

/** Whose the pen is by the school's register. */
export interface PenOwner {
  student: { studentId: string; name: string } | null;
  isCorrecting: boolean;
  lastSeq: number;
}

export interface DeskNeeds {
  post: Pick<PenPost, 'add' | 'countFrom'>;
  /** Answers whose the pen is, or in words why this person may not write with it; undefined where the school cannot be asked now. */
  ask(mac: string): Promise<PenOwner | string | undefined>;
  draw(pageCode: string, strokes: readonly Stroke[]): void;
}

export interface DeskState {
  /** `away`: it sleeps or is out of reach, and is looked for. */
  phase: 'none' | 'connecting' | 'locked' | 'ready' | 'away';
  pen: { mac: string; name: string; model: string } | null;
  owner: PenOwner | null;
  battery: number | null;
  /** By how much the pen's clock was behind when it was connected, in ms. */
  behindMs: number;
  triesLeft: number;
  page: { pageCode: string; codeRule: string } | null;
  /** The line that is being written. */
  writing: Stroke | null;
  /** Lines that came out of its memory. */
  remembered: number;
  missed: number;
  /** Why there is no pen any more, in words of the server, or a word of the driver's. */
  why: string;
}

const NOTHING: DeskState = {
  phase: 'none',
  pen: null,
  owner: null,
  battery: null,
  behindMs: 0,
  triesLeft: 0,
  page: null,
  writing: null,
  remembered: 0,
  missed: 0,
  why: '',
};

/** One pen of this browser: what it tells becomes what is shown and what is sent, and it may forget what the school has. */
export class PenDesk {
  readonly #watchers = new Set<() => void>();
  #state = NOTHING;
  #link: PenLink | undefined;
  /** Parts of the pen's memory of which the school has not everything yet. */
  #parts: MemoryPart[] = [];
  readonly #kept = new Set<string>();
  /** Lines of a pen of which it is not known yet whether this person may write with it. */
  #held: PenStroke[] | undefined;

  constructor(private readonly needs: DeskNeeds) {}

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  get = (): DeskState => this.#state;

  async connect(driver: PenDriver): Promise<void> {
    this.#tell({ ...NOTHING, phase: 'connecting' });
    const link = await driver.connect(this.#heard);
    if (link === undefined) return this.#tell(NOTHING);
    this.#link = link;
  }

  unlock = (password: string): void => this.#link?.unlock(password);

  close = (): void => {
    this.#link?.close();
    this.#link = undefined;
  };

  /** The school has these: the pen may forget what it was told whole. */
  kept = (strokeIds: readonly string[]): void => {
    for (const id of strokeIds) this.#kept.add(id);
    const whole = this.#parts.filter((part) => part.strokeIds.every((id) => this.#kept.has(id)));
    this.#parts = this.#parts.filter((part) => !whole.includes(part));
    for (const part of whole) this.#link?.forget(part);
  };

  #heard = (event: PenEvent): void => {
    if (event.kind === 'known') this.#known(event);
    else if (event.kind === 'stroke') this.#written(event);
    else if (event.kind === 'memory') {
      this.#parts.push(event.part);
      this.kept([]);
    } else {
      // What was read in a connection is read again in the next: only that may be deleted then.
      if (event.kind === 'away') this.#parts = [];
      this.#tell(this.#changeOf(event));
    }
  };

  #changeOf(event: Exclude<PenEvent, { kind: 'known' | 'stroke' | 'memory' }>): Partial<DeskState> {
    switch (event.kind) {
      case 'battery':
        return { battery: event.percent };
      case 'clock':
        return { behindMs: event.behindMs };
      case 'locked':
        return { phase: 'locked', triesLeft: event.triesLeft };
      case 'ready':
        return { phase: 'ready' };
      case 'page':
        return { page: { pageCode: event.pageCode, codeRule: event.codeRule } };
      case 'writing':
        return { writing: event.stroke };
      case 'missed':
        return { missed: this.#state.missed + event.count };
      case 'away':
        return { phase: 'away', writing: null };
      case 'gone':
        return { ...NOTHING, why: event.why === 'closed' ? this.#state.why : event.why };
      case 'memory-empty':
        return {};
    }
  }

  #known({ mac, name, model }: Extract<PenEvent, { kind: 'known' }>): void {
    this.#tell({ pen: { mac, name, model } });
    this.#held ??= [];
    void this.needs.ask(mac).then((answer) => {
      const held = this.#held ?? [];
      this.#held = undefined;
      if (typeof answer === 'string') {
        this.#tell({ why: answer });
        return this.close(); // nothing is taken from it, and it keeps what it has
      }
      if (answer !== undefined) this.needs.post.countFrom(mac, answer.lastSeq);
      this.#tell({ owner: answer ?? null });
      if (held.length > 0) this.#send(held);
    });
  }

  #written({ kind: _, ...written }: Extract<PenEvent, { kind: 'stroke' }>): void {
    const { stroke, pageCode, codeRule, source } = written;
    const remembered = this.#state.remembered + (source === 'offline' ? 1 : 0);
    this.#tell({ writing: null, remembered, ...(source === 'live' && { page: { pageCode, codeRule } }) });
    this.needs.draw(pageCode, [stroke]);
    if (this.#held === undefined) this.#send([written]);
    else this.#held.push(written);
  }

  #send(strokes: readonly PenStroke[]): void {
    const { pen } = this.#state;
    if (pen !== null) void this.needs.post.add(pen, strokes);
  }

  #tell(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}
