/** Something that draws, loaded by the first text that needs it; whoever has subscribed is told when it is here. */
export class Fetched<T> {
  private here: T | null = null;
  private loading: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly fetch: () => Promise<T>) {}

  get = (): T | null => this.here;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.loading ??= this.load();
    return () => this.listeners.delete(listener);
  };

  private async load(): Promise<void> {
    this.here = await this.fetch();
    for (const listener of this.listeners) listener();
  }
}
