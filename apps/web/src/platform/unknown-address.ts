/** Nothing stands there, or nothing that this person may open, or only within a school. */
export interface NotOpened {
  path: string;
  why: 'unknown' | 'not-yours' | 'no-school';
}

/** The address that somebody typed and that was not opened: told on the screen that was opened instead, until they go on. */
export class UnknownAddress {
  private address: NotOpened | null = null;
  private toldAt: string | null = null;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): NotOpened | null => this.address;

  tell = (address: NotOpened | null): void => {
    this.address = address;
    this.toldAt = null;
    for (const listener of this.listeners) listener();
  };

  /** The first screen that is entered tells it; the next one no longer. */
  entered(screen: string): void {
    if (this.address === null) return;
    if (this.toldAt !== null && this.toldAt !== screen) this.tell(null);
    else this.toldAt = screen;
  }
}

export const unknownAddress = new UnknownAddress();
