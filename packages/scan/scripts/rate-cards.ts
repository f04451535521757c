/**
 * Reads made pictures of forty code cards and prints how many were read, rightly and wrongly, and how long it took, by manner:
 * npx tsx packages/scan/scripts/rate-cards.ts [PICTURES of each manner, 20 by default]. Seeded.
 */
import { seeded } from '@zhibi/ink/handwriting';
import { readCards } from '../src/code-cards/read-cards.js';
import { drawScene, type SceneManner, sceneManners } from '../src/simulator/card-scene.js';

const pictures = Number(process.argv[2] ?? 20);
if (!(pictures > 0)) throw new Error('usage: rate-cards.ts [PICTURES]');

/** What came of one manner. */
function rate(manner: SceneManner) {
  const sum = { cards: 0, open: 0, openRead: 0, read: 0, wrong: 0, least: Number.POSITIVE_INFINITY, ms: 0 };
  for (let seed = 1; seed <= pictures; seed++) {
    const { image, held } = drawScene(manner, seeded(seed));
    const from = performance.now();
    const seen = readCards(image);
    sum.ms += (performance.now() - from) / pictures;
    const isRight = (no: number, letter: string) => held.some((card) => card.no === no && card.letter === letter);
    const right = seen.filter(({ no, letter }) => isRight(no, letter));
    const open = held.filter(({ isCovered }) => !isCovered);
    sum.cards += held.length;
    sum.open += open.length;
    sum.openRead += open.filter(({ no }) => right.some((card) => card.no === no)).length;
    sum.read += right.length;
    sum.wrong += seen.length - right.length;
    sum.least = Math.min(sum.least, right.length);
  }
  return sum;
}

console.log(`${pictures} pictures of 40 cards of each manner, 1920 × 1080`);
for (const [name, manner] of Object.entries(sceneManners)) {
  const { cards, open, openRead, read, wrong, least, ms } = rate(manner);
  console.log(
    `${name.padEnd(8)} read ${read}/${cards} (not covered ${((100 * openRead) / open).toFixed(1)} %), fewest in a picture ${least}, wrong ${wrong}, ${ms.toFixed(0)} ms a picture`,
  );
}
