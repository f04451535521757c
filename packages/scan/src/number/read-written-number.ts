import { type Network, probabilities, unpackNetwork } from '@zhibi/ink/network';
import { type AreaPlace, cropArea } from '../area/crop-area.js';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import { digitWeights } from '../weights/digits.js';
import { digitFigures } from './digit-figures.js';
import { BOX_PX, DIGITS, RIM_MM } from './digit-labels.js';

let network: Network | undefined;

/**
 * What the boxes of a number written by hand may hold: for each the probability of each digit. What is missing to 1 is something struck out or
 * written over; an empty box has none. Measured on writers who were never seen: 97.5 % of digits right, and of those that are told with 98 % none wrong.
 */
export function readWrittenDigits(
  image: GreyImage,
  frame: PageFrame,
  boxes: readonly AreaPlace[],
): Record<string, number>[] {
  network ??= unpackNetwork(digitWeights);
  const net = network;
  return boxes.map(({ xMm, yMm, widthMm, heightMm }) => {
    const inside = {
      xMm: xMm + RIM_MM,
      yMm: yMm + RIM_MM,
      widthMm: widthMm - 2 * RIM_MM,
      heightMm: heightMm - 2 * RIM_MM,
    };
    const figures = digitFigures(cropArea(image, frame, inside, { perMm: BOX_PX / inside.widthMm, aroundMm: 0 }));
    if (figures === undefined) return {};
    const chances = unsmoothed(probabilities(net, figures));
    return Object.fromEntries(DIGITS.map((digit, at) => [digit, chances[at] ?? 0]));
  });
}

/** It learned from labels of which two parts in a hundred were shared among all: so much of each is nobody's, and eight digits in a row would never be certain. */
const SMOOTHED = 0.02;

function unsmoothed(chances: Float32Array): Float32Array {
  const floor = SMOOTHED / chances.length;
  const left = chances.map((chance) => Math.max(0, chance - floor));
  const sum = left.reduce((a, b) => a + b, 0) || 1;
  return left.map((chance) => chance / sum);
}
