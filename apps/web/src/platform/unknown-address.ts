/** The address that somebody typed and nothing stands at: told on the screen that was opened instead, until they go on. */
export class UnknownAddress {
  private path: string | null = null;
  private toldAt: string | null = null;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): string | null => this.path;

  tell = (path: string | null): void => {
    this.path = path;
    this.toldAt = null;
    for (const listener of this.listeners) listener();
  };

  /** The first screen that is entered tells it; the next one no longer. */
  entered(screen: string): void {
    if (this.path === null) return;
    if (this.toldAt !== null && this.toldAt !== screen) this.tell(null);
    else this.toldAt = screen;
  }
}

export const unknownAddress = new UnknownAddress();
