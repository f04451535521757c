import type { FormItem } from '@zhibi/contract/capture/on-screen';

const DAY_SECONDS = 86_400;

/** How long each question was looked at: the time of the one that is open runs while the page is in sight. */
export class QuestionTimes {
  readonly #seconds: Map<string, number>;
  #at: { itemId: string; since: number } | undefined;

  constructor(items: readonly Pick<FormItem, 'itemId' | 'seconds'>[]) {
    this.#seconds = new Map(items.map(({ itemId, seconds }) => [itemId, seconds]));
  }

  /** The question that is looked at from now on. */
  look(itemId: string): void {
    this.#count();
    this.#at = { itemId, since: performance.now() };
  }

  secondsOf(itemId: string): number {
    this.#count();
    return this.#seconds.get(itemId) ?? 0;
  }

  #count(): void {
    if (this.#at === undefined) return;
    const now = performance.now();
    const { itemId, since } = this.#at;
    const more = document.visibilityState === 'hidden' ? 0 : (now - since) / 1_000;
    this.#seconds.set(itemId, Math.min(DAY_SECONDS, (this.#seconds.get(itemId) ?? 0) + Math.max(0, more)));
    this.#at = { itemId, since: now };
  }
}
