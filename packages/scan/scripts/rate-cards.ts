/**
 * Reads made pictures of forty code cards and prints how many were read, rightly and wrongly, and how long it took, by manner:
 * npx tsx packages/scan/scripts/rate-cards.ts [PICTURES of each manner, 20 by default]. Then a hundred times as many small pictures of two
 * cards, each of a manner of its own, down to such that nobody could read: what counts there is that nothing is read wrongly. Seeded.
 */
import { type Random, seeded } from '@zhibi/ink/handwriting';
import { readCards } from '../src/code-cards/read-cards.js';
import { drawScene, type SceneManner, sceneManners } from '../src/simulator/card-scene.js';

const pictures = Number(process.argv[2] ?? 20);
if (!(pictures > 0)) throw new Error('usage: rate-cards.ts [PICTURES]');

/** Of any badness. */
const anyManner = (random: Random): SceneManner => {
  const back = 40 + random() * 40;
  return {
    widthPx: 240,
    heightPx: 120,
    columns: 2,
    rows: 1,
    cardPx: [back, back * (1 + random() * 0.3)],
    leanDeg: random() * 45,
    awayDeg: random() * 60,
    blurPx: random() * 2.5,
    noise: random() * 18,
    darkest: 0.2 + random() * 0.8,
    covered: random(),
  };
};

/** What came of so many pictures. */
function rate(pictures: number, mannerOf: (random: Random) => SceneManner) {
  const sum = { cards: 0, open: 0, openRead: 0, read: 0, wrong: 0, least: Number.POSITIVE_INFINITY, ms: 0 };
  for (let seed = 1; seed <= pictures; seed++) {
    const random = seeded(seed);
    const { image, held } = drawScene(mannerOf(random), random);
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

function print(name: string, { cards, open, openRead, read, wrong, least, ms }: ReturnType<typeof rate>) {
  const rate = ((100 * openRead) / open).toFixed(1);
  console.log(
    `${name.padEnd(8)} read ${read}/${cards} (not covered ${rate} %), fewest in a picture ${least}, wrong ${wrong}, ${ms.toFixed(0)} ms a picture`,
  );
}

console.log(`${pictures} pictures of 40 cards of each manner, 1920 × 1080`);
for (const [name, manner] of Object.entries(sceneManners))
  print(
    name,
    rate(pictures, () => manner),
  );
console.log(`${pictures * 100} pictures of 2 cards, 240 × 120`);
print('any', rate(pictures * 100, anyManner));
