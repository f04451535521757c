/** Joining a long file takes longer than a call may: those who ask for the same one wait for one piece of work, and few are done at once. */
export class Merges<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** The work under this key: what runs already, or a new run of it. It goes on when whoever asked has gone away. */
  once(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.running.get(key);
    if (running !== undefined) return running;
    const begun = this.inTurn(work).finally(() => this.running.delete(key));
    this.running.set(key, begun);
    return begun;
  }

  private async inTurn(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
