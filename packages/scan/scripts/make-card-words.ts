/**
 * Chooses the words of the code cards and writes src/weights/card-words.ts: npx tsx packages/scan/scripts/make-card-words.ts
 * Cards that are printed carry these words: made anew with other rules, they read as strangers.
 */
import { writeFileSync } from 'node:fs';
import { chooseWords, LEAST_DISTANCE } from '../src/code-cards/choose-words.js';

const CARDS = 60;
const SEEDS = 200;

for (let seed = 1; seed <= SEEDS; seed++) {
  const words = chooseWords(CARDS, seed);
  console.error(`seed ${seed}: ${words.length} words`);
  if (words.length < CARDS) continue;
  const lines = Array.from({ length: CARDS / 6 }, (_, line) =>
    words
      .slice(line * 6, line * 6 + 6)
      .map((word) => `0x${word.toString(16).padStart(7, '0')},`)
      .join(' '),
  );
  writeFileSync(
    new URL('../src/weights/card-words.ts', import.meta.url),
    `/** The words of the code cards 1 to ${CARDS}, ${LEAST_DISTANCE} cells apart however they are turned. Made by scripts/make-card-words.ts (seed ${seed}): never by hand, for cards are printed. */
// biome-ignore format: a table
export const cardWords: readonly number[] = [
  ${lines.join('\n  ')}
];
`,
  );
  process.exit(0);
}
throw new Error('no seed gives enough words');
