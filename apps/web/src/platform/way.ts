const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
/** What names a thing in the address of its screen: the first word behind the question mark. */
const thingOf = (address: string) => /\?(\w+)=/.exec(address)?.[1];

/**
 * Where a person has been in this tab: how each screen was last seen, and from which it was opened. What leads back leads to
 * the list as it was filtered, and out of a tool to where it was called.
 */
export class Way {
  private now = '';
  private readonly lastByPath = new Map<string, string>();
  private readonly openerByPath = new Map<string, string>();
  /** How each screen was first seen when it was opened from another. */
  private readonly openedByPath = new Map<string, string>();

  enter(address: string): void {
    const [from, to] = [pathOf(this.now), pathOf(address)];
    this.now = address;
    this.lastByPath.set(to, address);
    // Whoever goes back has not opened it anew, else the way back would turn in a circle.
    if (from === '' || from === to || this.openersOf(from).includes(to)) return;
    this.openerByPath.set(to, from);
    this.openedByPath.set(to, address);
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

  /**
   * Where one thing of the screen where the person is was opened from, when that was another screen: whoever came to a report from its homework
   * has not seen the list of reports.
   */
  openerOfThing(path: string): string | undefined {
    const thing = thingOf(this.now);
    const opened = this.openedByPath.get(path);
    return thing !== undefined && opened !== undefined && thingOf(opened) === thing ? this.opener(path) : undefined;
  }

  /** Another person begins at a place of their own. */
  forget(): void {
    this.now = '';
    this.lastByPath.clear();
    this.openerByPath.clear();
    this.openedByPath.clear();
  }

  private openersOf(path: string): string[] {
    const found: string[] = [];
    for (let at = this.openerByPath.get(path); at && !found.includes(at); at = this.openerByPath.get(at))
      found.push(at);
    return found;
  }
}

export const way = new Way();

/** The screen from which the one at this path was opened; where its address was typed, what stands above it. */
export const openerOr = (path: string, above: string): string => way.opener(path) ?? above;

/**
 * The address that leads back to a screen: as it was left, where it was seen; `to` with a query means just that. From one of the things of the
 * screen itself it leads to all of them, or to the other screen that this one thing was opened from.
 */
export const wayBackTo = (to: string): string => {
  if (to.includes('?')) return to;
  return (way.isAt(to) ? way.openerOfThing(to) : way.last(to)) ?? to;
};
