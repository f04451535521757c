import type { AnswerArea } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import type { Point } from '../frame/homography.js';
import type { GreyImage } from '../image/grey-image.js';
import { type BoxPlace, placesOfRow } from './bent-row.js';
import { boxFeatures, type InkShares, inkShares } from './features.js';
import type { RimPlace } from './find-rims.js';
import { groundsOf, letterOf } from './ground.js';
import { pageFeatures } from './page-features.js';
import { bendAt, creaseIn, inkLeftOut, type PartedBox, withoutShade } from './parted-box.js';
import { type Patch, patchOf } from './patch.js';
import { creasesOf, type SeenPage } from './unparted-box.js';

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
  const at = { image, frame, contrast };
  const rows = questions.map((boxes) =>
    placesOfRow(boxes.map((box) => ({ box, patch: patchAt(at, box, { x: 0, y: 0 }) }))),
  );
  const rough = rows.map(({ rim }) => rim);
  const taken = questions.flatMap((boxes, question) => {
    const places = rows[question]?.places ?? [];
    const isFound = (places[0]?.clear ?? 0) >= CLEAR_RIM;
    const moved = isFound ? undefined : nearestShift(questions, rough, question);
    return boxes.flatMap((box, k) => {
      const place = places[k];
      if (!place) return [];
      const rim: BoxPlace = moved ? { shift: moved, clear: place.clear } : place;
      return [{ box, question, rim, ...takenAt(at, box, rim) }];
    });
  });
  const bilevel = isBilevel(image);
  const grounds = groundsOf(taken, { isBilevel: bilevel });
  const measured = taken.map(({ box, question, patch, parted }) => {
    const ground = grounds.get(letterOf(box)) ?? new Float32Array(patch.darkness.length);
    const ink = inkShares(patch, box, ground);
    const leftOut = parted ? inkLeftOut({ box, patch: parted.whole, ground }, parted.crease) : 0;
    return { question, features: boxFeatures(patch, box, ground), ink: { ...ink, inside: ink.inside + leftOut } };
  });
  const told = pageFeatures(measured, bilevel);
  return taken.flatMap(({ box, question, rim }, k) => {
    const [seen, ink] = [told[k], measured[k]?.ink];
    return seen && ink ? [{ box, question, rim, told: seen, ink }] : [];
  });
}

const patchAt = ({ image, frame, contrast }: SeenPage, box: AnswerArea, shift: Point): Patch =>
  patchOf(image, frame.toImage, { box, shift, contrast });

/** The patch of a box where it lies; of one under a crease both sides are taken where each of them lies. */
function takenAt(
  where: SeenPage,
  box: AnswerArea,
  { shift, parted }: BoxPlace,
): { patch: Patch; isCreased: boolean; parted?: { whole: Patch; crease: PartedBox } } {
  const along = parted && patchAt(where, box, { ...shift, [parted.across]: 0 });
  const crease = parted && along && creaseIn({ box, patch: along }, parted);
  if (!along || !crease) {
    const patch = patchAt(where, box, shift);
    const creases = creasesOf({ box, patch }, shift, where);
    return { patch: creases.reduce(withoutShade, patch), isCreased: creases.length > 0 };
  }
  const { image, frame, contrast } = where;
  const place = { box, shift: { ...shift, [crease.across]: 0 }, bend: { [crease.across]: bendAt(crease) }, contrast };
  const patch = withoutShade(patchOf(image, frame.toImage, place), crease);
  return { patch, isCreased: true, parted: { whole: along, crease } };
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
