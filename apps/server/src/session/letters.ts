/** Letters and digits as pen strokes on a 10 × 14 grid: a picture drawn from paths holds no text to read out. */
const STROKES: Readonly<Record<string, string>> = {
  2: 'M1 4Q2 0 5 0Q9 0 9 4Q9 7 1 14L9 14',
  3: 'M1 2Q3 0 5 0Q9 0 9 3.5Q9 7 4 7Q9 7 9 10.5Q9 14 5 14Q2 14 1 12',
  4: 'M7 14L7 0L1 9L9 9',
  5: 'M8 0L2 0L2 6Q9 5 9 10Q9 14 5 14Q2 14 1 12',
  6: 'M8 1Q1 3 1 9Q1 14 5 14Q9 14 9 10Q9 6 5 6Q2 6 1 9',
  7: 'M1 0L9 0L4 14',
  8: 'M5 7Q1 6 1 3.5Q1 0 5 0Q9 0 9 3.5Q9 6 5 7Q0.5 8 0.5 11Q0.5 14 5 14Q9.5 14 9.5 11Q9.5 8 5 7',
  A: 'M0 14L5 0L10 14M2 9L8 9',
  C: 'M9 2Q7 0 5 0Q1 0 1 7Q1 14 5 14Q7 14 9 12',
  E: 'M9 0L1 0L1 14L9 14M1 7L7 7',
  F: 'M9 0L1 0L1 14M1 7L7 7',
  H: 'M1 0L1 14M9 0L9 14M1 7L9 7',
  K: 'M1 0L1 14M9 0L1 8M4 6L9 14',
  L: 'M1 0L1 14L9 14',
  M: 'M0 14L1 0L5 8L9 0L10 14',
  N: 'M1 14L1 0L9 14L9 0',
  P: 'M1 14L1 0L5 0Q9 0 9 4Q9 8 5 8L1 8',
  R: 'M1 14L1 0L5 0Q9 0 9 4Q9 7 5 7L1 7M5 7L9 14',
  T: 'M0 0L10 0M5 0L5 14',
  X: 'M1 0L9 14M9 0L1 14',
  Y: 'M0 0L5 7L10 0M5 7L5 14',
};

/** Without those that look alike by hand: 0 O, 1 I, Q, S 5, U V, Z 2. */
export const LETTERS = Object.keys(STROKES);

/** Four letters, each turned and moved a little, with two lines across. @param random 0..1 */
export function drawLetters(text: string, random: () => number): string {
  const between = (low: number, high: number) => (low + random() * (high - low)).toFixed(1);
  const letters = [...text].map(
    (letter, i) =>
      `<path d="${STROKES[letter] ?? ''}" transform="translate(${between(10 + i * 24, 14 + i * 24)} ${between(9, 15)}) rotate(${between(-16, 16)} 5 7) scale(${between(1, 1.25)})"/>`,
  );
  const line = () =>
    `<path stroke-width="1.2" opacity=".5" d="M4 ${between(6, 34)}Q${between(20, 88)} ${between(0, 40)} 104 ${between(6, 34)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 40"><g fill="none" stroke="#1E3A8A" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${line()}${line()}</g></svg>`;
}
