import { pageSizes } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import { mapped, type Point } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Taken } from './bent-row.js';
import { barePaper, creaseOn, type PartedBox, SEEN } from './parted-box.js';
import { AROUND_MM, type Patch, STEP_MM } from './patch.js';

/** Ink is darker, the shade of a crease is not. */
const SHADE = 0.5;
/** How far a crease is followed beyond a box, on both ends: a line by which somebody crosses out a choice does not run on so far. */
const FOLLOWED_MM = 24;
/** Paper is not folded quite upright: in each stretch of so many mm the crease may lie as far aside as `ASIDE_MM`. */
const STRETCH_MM = 12;
const ASIDE_MM = 0.45;
/** There the paper is light again, on both sides of a crease. */
const BESIDE_MM = 1.35;
/** At a crease so many samples are dark and beside it so many are not, whatever is printed across it. */
const SHARE = 0.25;

/** The page a box stands on, as it is seen. */
export interface SeenPage {
  image: GreyImage;
  frame: PageFrame;
  contrast: (paper: number) => number;
}

/**
 * The creases that run through a box or beside it without parting it, as those do of which both sides lie nearly where they should, or whose one
 * rim is hidden. Rims are no witness of these: that the crease runs on beyond the box, along the page, is the second.
 */
export const creasesOf = (taken: Taken, shift: Point, page: SeenPage): PartedBox[] =>
  (['x', 'y'] as const).flatMap((across) => {
    const { box, patch } = taken;
    const paper = barePaper(patch, across);
    // A rule that is printed beside a box is darker than a crease in it.
    const reaches = [(across === 'x' ? box.widthMm : box.heightMm) / 2, Infinity];
    const creases = reaches.flatMap((reach) => creaseOn(paper, { across, before: 0, after: 0 }, reach) ?? []);
    return creases.find((one) => darknessOf(one) < SHADE && runsOn(taken, shift, one, page)) ?? [];
  });

const darknessOf = ({ paper, creaseMm }: PartedBox): number =>
  paper[Math.round(creaseMm / STEP_MM + (paper.length - 1) / 2)] ?? 0;

/** Whether the crease is seen in every stretch of it that lies on the page, of which there must be two. */
function runsOn({ box, patch }: Taken, shift: Point, { across, creaseMm }: PartedBox, page: SeenPage): boolean {
  const isUpright = across === 'x';
  const half = (isUpright ? box.heightMm : box.widthMm) / 2 + AROUND_MM;
  const middle = { x: box.xMm + box.widthMm / 2 + shift.x, y: box.yMm + box.heightMm / 2 + shift.y };
  const { widthMm, heightMm } = pageSizes[page.frame.pageSize];
  const [alongMm, pageMm] = isUpright ? [middle.y, heightMm] : [middle.x, widthMm];
  const acrossMm = (isUpright ? middle.x : middle.y) + creaseMm;
  const stretches = [-1, 1].flatMap((way) =>
    Array.from({ length: FOLLOWED_MM / STRETCH_MM }, (_, k) => alongMm + way * (half + k * STRETCH_MM)).flatMap(
      (from): [number, number][] => {
        const to = from + way * STRETCH_MM;
        return Math.min(from, to) > 0 && Math.max(from, to) < pageMm ? [[Math.min(from, to), acrossMm]] : [];
      },
    ),
  );
  return stretches.length >= 2 && stretches.every((stretch) => isSeenAlong(stretch, isUpright, patch, page));
}

function isSeenAlong([fromMm, acrossMm]: [number, number], isUpright: boolean, patch: Patch, page: SeenPage): boolean {
  const span = Math.max(20, page.contrast(patch.paper));
  const shadeAt = (aside: number): number => {
    const greys = Float32Array.from({ length: Math.round(STRETCH_MM / STEP_MM) }, (_, k) => {
      const [along, beside] = [fromMm + k * STEP_MM, acrossMm + aside];
      const at = mapped(page.frame.toImage, isUpright ? { x: beside, y: along } : { x: along, y: beside });
      return greyAt(page.image, at.x, at.y);
    }).sort();
    // Light comes last: of four samples three are as dark as this or darker.
    return (patch.paper - (greys[Math.floor(greys.length * (1 - SHARE))] ?? 0)) / span;
  };
  const steps = Math.round(ASIDE_MM / STEP_MM);
  const here = Array.from({ length: 2 * steps + 1 }, (_, k) => shadeAt((k - steps) * STEP_MM));
  const beside = Math.max(shadeAt(-BESIDE_MM), shadeAt(BESIDE_MM));
  return Math.max(...here) - beside > SEEN;
}
