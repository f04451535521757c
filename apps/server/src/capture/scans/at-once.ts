/** Counts what is under way by key, in this process, and lets in no more than so many of one at a time. */
export class AtOnce {
  readonly #underWay = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether one more may begin; then it must be left again. */
  enter(key: string): boolean {
    const others = this.#underWay.get(key) ?? 0;
    if (others >= this.most) return false;
    this.#underWay.set(key, others + 1);
    return true;
  }

  leave(key: string): void {
    const left = (this.#underWay.get(key) ?? 1) - 1;
    if (left > 0) this.#underWay.set(key, left);
    else this.#underWay.delete(key);
  }
}
