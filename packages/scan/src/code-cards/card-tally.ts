import type { CardLetter } from './code.js';
import type { CodeRead } from './read-code.js';

/** In so many pictures one after the other in which a card is seen it shows the same letter before it counts: a card that is being turned does not. */
const LOOKS = 2;

interface Look {
  letter: CardLetter;
  times: number;
}

/** Which card showed which letter, over many pictures: a card counts once, with the letter that it showed last. */
export class CardTally {
  private readonly looks = new Map<number, Look>();
  private readonly counted = new Map<number, CardLetter>();

  /** Adds what one picture shows; the answer says which cards count now, or count anew with another letter. */
  add(seen: readonly CodeRead[], looks = LOOKS): CodeRead[] {
    const news: CodeRead[] = [];
    for (const { no, letter } of seen) {
      const last = this.looks.get(no);
      const times = last?.letter === letter ? last.times + 1 : 1;
      this.looks.set(no, { letter, times });
      if (times < looks || this.counted.get(no) === letter) continue;
      this.counted.set(no, letter);
      news.push({ no, letter });
    }
    return news;
  }

  /** Everything that counts, by number. */
  all(): CodeRead[] {
    return [...this.counted].map(([no, letter]) => ({ no, letter })).sort((a, b) => a.no - b.no);
  }

  /** Another question: nobody has answered it. */
  clear(): void {
    this.looks.clear();
    this.counted.clear();
  }
}
