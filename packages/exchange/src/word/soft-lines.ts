const SOFT = '[[br]]';

/** Where the line before was put: a line after a soft break goes on there, unless it begins something. */
export class SoftLines {
  #before: string[] | undefined;
  #breaks = 0;

  /** A line begins. @param target where text goes now */
  begin(isSoft: boolean, target: string[] | undefined): void {
    if (isSoft) this.#breaks++;
    else this.end(target);
  }

  /** Breaks with nothing behind them are part of the text before. */
  end(target: string[] | undefined): void {
    if (this.#before?.length && this.#before === target)
      this.#before[this.#before.length - 1] += SOFT.repeat(this.#breaks);
    this.taken(undefined);
  }

  /** The line was put where text goes now. */
  taken(target: string[] | undefined): void {
    [this.#before, this.#breaks] = [target, 0];
  }

  /** Puts text behind what stands there, as a line of the same paragraph; whether it did. */
  join(target: string[], text: string): boolean {
    if (this.#breaks === 0 || this.#before !== target || target.length === 0) return false;
    target[target.length - 1] += SOFT.repeat(this.#breaks) + text;
    return true;
  }
}
