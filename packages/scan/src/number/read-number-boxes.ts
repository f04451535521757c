import type { NumberPlace } from '@zhibi/contract/papers';
import { readSigns } from '../boxes/read-signs.js';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import { type NumberCandidate, rankNumbers } from './rank-numbers.js';
import { readWrittenDigits } from './read-written-number.js';

/** A number this likely is taken without a person. */
export const CERTAIN_NUMBER = 0.98;

/**
 * The numbers that a student may have filled in or written, the likeliest first.
 * @param isKnown whether somebody of the class has the number
 */
export function readNumberBoxes(
  image: GreyImage,
  frame: PageFrame,
  { columns, written }: NumberPlace,
  isKnown: (number: string) => boolean,
): NumberCandidate[] {
  if (written) return rankNumbers(readWrittenDigits(image, frame, written), isKnown);
  const read = readSigns(
    image,
    frame,
    columns.map((boxes) => ({ isOne: true, boxes })),
  );
  return rankNumbers(read.map(chancesOf), isKnown);
}

/** That this box alone was meant; what is missing to 1 is a column with none or with two. */
function chancesOf({ boxes }: ReturnType<typeof readSigns>[number]): Record<string, number> {
  const others = (at: number) =>
    boxes.reduce((chance, { marked }, k) => (k === at ? chance : chance * (1 - marked)), 1);
  return Object.fromEntries(boxes.map(({ option, marked }, at) => [option, marked * others(at)]));
}
