import type { AnswerArea } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import type { Point } from '../frame/homography.js';
import type { GreyImage } from '../image/grey-image.js';
import { boxFeatures, type InkShares, inkShares } from './features.js';
import { findRims, type RimPlace } from './find-rims.js';
import { groundsOf, letterOf } from './ground.js';
import { pageFeatures } from './page-features.js';
import { type Patch, patchOf } from './patch.js';

/** A box with what the judge is told of it. */
export interface BoxMeasure {
  box: AnswerArea;
  /** Number of its choice on the page. */
  question: number;
  told: Float32Array;
  ink: InkShares;
  /** Where its rim was found. */
  rim: RimPlace;
}

/** A rim this clear holds its place; fainter ones go where their neighbours went. */
export const CLEAR_RIM = 0.06;

/** Measures all boxes of a page: each choice is found by its rims, what is printed is taken off, the rest described. */
export function measureBoxes(
  image: GreyImage,
  frame: PageFrame,
  questions: readonly (readonly AnswerArea[])[],
): BoxMeasure[] {
  // In shadow there is less between black and white: ink is measured by the light that falls on its box.
  const contrast = (paper: number) => (frame.white - frame.black) * Math.min(1, paper / frame.white);
  const take = (box: AnswerArea, shift: Point) => patchOf(image, frame.toImage, { box, shift, contrast });
  const rough = questions.map((boxes) => findRims(boxes.map((box) => ({ box, patch: take(box, { x: 0, y: 0 }) }))));
  const rims = rough.map((rim, k) =>
    rim.clear >= CLEAR_RIM ? rim : { ...rim, shift: nearestShift(questions, rough, k) },
  );
  const taken: { box: AnswerArea; question: number; patch: Patch; rim: RimPlace }[] = [];
  questions.forEach((boxes, question) => {
    const rim = rims[question];
    if (rim) for (const box of boxes) taken.push({ box, question, rim, patch: take(box, rim.shift) });
  });
  const bilevel = isBilevel(image);
  const grounds = groundsOf(taken, { isBilevel: bilevel });
  const measured = taken.map(({ box, question, patch }) => {
    const ground = grounds.get(letterOf(box)) ?? new Float32Array(patch.darkness.length);
    return { question, features: boxFeatures(patch, box, ground), ink: inkShares(patch, box, ground) };
  });
  const told = pageFeatures(measured, bilevel);
  return taken.flatMap(({ box, question, rim }, k) => {
    const [seen, ink] = [told[k], measured[k]?.ink];
    return seen && ink ? [{ box, question, rim, told: seen, ink }] : [];
  });
}

function nearestShift(questions: readonly (readonly AnswerArea[])[], rims: readonly RimPlace[], k: number): Point {
  const here = questions[k]?.[0];
  const clear = rims
    .map((rim, other) => ({ rim, first: questions[other]?.[0] }))
    .filter(({ rim, first }) => rim.clear >= CLEAR_RIM && first && here)
    .map(({ rim, first }) => ({
      shift: rim.shift,
      far: Math.hypot((first?.xMm ?? 0) - (here?.xMm ?? 0), (first?.yMm ?? 0) - (here?.yMm ?? 0)),
    }));
  const [nearest] = clear.sort((a, b) => a.far - b.far);
  return nearest && nearest.far < 60 ? nearest.shift : { x: 0, y: 0 };
}

/** Whether a picture knows black and white only. */
export function isBilevel({ pixels }: GreyImage): boolean {
  let between = 0;
  for (let at = 0; at < pixels.length; at += 97) {
    const grey = pixels[at] ?? 0;
    if (grey > 20 && grey < 235) between++;
  }
  return between * 97 < pixels.length * 0.002;
}
