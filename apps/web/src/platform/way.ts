const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/**
 * Where a person has been in this tab: how each screen was last seen, and from which it was opened. What leads back leads to
 * the list as it was filtered, and out of a tool to where it was called.
 */
export class Way {
  private now = '';
  private readonly lastByPath = new Map<string, string>();
  private readonly openerByPath = new Map<string, string>();

  enter(address: string): void {
    const [from, to] = [pathOf(this.now), pathOf(address)];
    this.now = address;
    this.lastByPath.set(to, address);
    // Whoever goes back has not opened it anew, else the way back would turn in a circle.
    if (from !== '' && from !== to && !this.openersOf(from).includes(to)) this.openerByPath.set(to, from);
  }

  /** How a screen was last seen. */
  last = (path: string): string | undefined => this.lastByPath.get(path);

  /** Is this the screen where the person is, whatever it shows? */
  isAt = (path: string): boolean => pathOf(this.now) === path;

  /** The screen from which this one was opened, as it was last seen. */
  opener(path: string): string | undefined {
    const opener = this.openerByPath.get(path);
    return opener && this.last(opener);
  }

  /** Another person begins at a place of their own. */
  forget(): void {
    this.now = '';
    this.lastByPath.clear();
    this.openerByPath.clear();
  }

  private openersOf(path: string): string[] {
    const found: string[] = [];
    for (let at = this.openerByPath.get(path); at && !found.includes(at); at = this.openerByPath.get(at))
      found.push(at);
    return found;
  }
}

export const way = new Way();

/**
 * The address that leads back to a screen: as it was left, where it was seen; `to` with a query means just that, and so does the screen
 * itself, which leads back from one of its things to all of them.
 */
export const wayBackTo = (to: string): string => (to.includes('?') || way.isAt(to) ? to : (way.last(to) ?? to));
