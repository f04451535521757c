import { behindBy, writtenAt } from './pen-clock.js';
import type { PenDriver, PenEvent, PenStroke } from './pen-driver.js';

/** A pen without a pen: it writes what is drawn on the screen, sleeps, forgets the time and remembers what nobody heard, as real ones do. */
export class SimulatedPen implements PenDriver {
  #listen: ((event: PenEvent) => void) | undefined;
  #isAsleep = false;
  #behindMs = 0;
  #page = '';
  #parts = 0;
  /** What was written while it was out of reach, and what was told of it without being forgotten. */
  #memory: PenStroke[] = [];

  constructor(
    private readonly mac: string,
    private readonly now: () => number,
  ) {}

  availability = async () => 'there' as const;

  connect = async (listen: (event: PenEvent) => void) => {
    this.#listen = listen;
    this.#wake();
    return {
      unlock: () => undefined,
      forget: ({ strokeIds }: { strokeIds: readonly string[] }) => {
        const gone = new Set(strokeIds);
        this.#memory = this.#memory.filter(({ stroke }) => !gone.has(stroke.id));
        if (this.#memory.length === 0) this.#setClock();
      },
      close: () => {
        this.#listen = undefined;
        listen({ kind: 'gone', why: 'closed' });
      },
    };
  };

  get isAsleep(): boolean {
    return this.#isAsleep;
  }

  /** Out of reach, or there again. */
  sleep(isAsleep: boolean): void {
    this.#isAsleep = isAsleep;
    if (isAsleep) this.#listen?.({ kind: 'away' });
    else this.#wake();
  }

  /** Its clock is so far behind from now on, as after a long rest. */
  loseTime(behindMs: number): void {
    this.#behindMs = behindMs;
  }

  write({ stroke, pageCode, codeRule }: Omit<PenStroke, 'source'>): void {
    const told = { stroke: { ...stroke, t0: stroke.t0 - this.#behindMs }, pageCode, codeRule };
    if (this.#isAsleep || this.#listen === undefined) this.#memory.push({ ...told, source: 'offline' });
    else {
      if (this.#page !== pageCode) this.#listen({ kind: 'page', pageCode, codeRule });
      this.#page = pageCode;
      this.#tell({ ...told, source: 'live' });
    }
  }

  #wake(): void {
    const listen = this.#listen;
    if (this.#isAsleep || listen === undefined) return;
    listen({ kind: 'known', mac: this.mac, name: 'Simulated pen', model: 'simulated', firmware: '1.0' });
    listen({ kind: 'battery', percent: 76, maxForce: 1023 });
    listen({ kind: 'clock', behindMs: behindBy(this.now() - this.#behindMs, this.now()) });
    listen({ kind: 'ready' });
    if (this.#memory.length === 0) this.#setClock();
    else this.#remember(listen);
  }

  #remember(listen: (event: PenEvent) => void): void {
    for (const kept of this.#memory) this.#tell(kept);
    listen({
      kind: 'memory',
      part: { name: `part ${this.#parts++}`, strokeIds: this.#memory.map(({ stroke }) => stroke.id) },
    });
  }

  #tell(kept: PenStroke): void {
    const t0 = writtenAt(kept.stroke.t0, this.#behindMs, this.now());
    this.#listen?.({ kind: 'stroke', ...kept, stroke: { ...kept.stroke, t0 } });
  }

  #setClock(): void {
    this.#behindMs = 0;
    this.#listen?.({ kind: 'memory-empty' });
  }
}
