/** Gathers what has arrived and tells of it once, when nothing more is on its way: ten files are one sentence. */
export class Arrivals {
  private names: string[] = [];

  constructor(private readonly tell: (names: readonly string[]) => void) {}

  add(name: string, isLast: boolean): void {
    this.names.push(name);
    if (!isLast) return;
    const told = this.names;
    this.names = [];
    this.tell(told);
  }
}
