import { pageSizes, registrationMarks } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import { mapped } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';

/** Paper of a picture in which a lamp can be told from paper: not white itself. */
const PAPER_AT_MOST = 236;
const LAMP = 246;
const STEP_MM = 5;

/** On which share of a sheet nothing is seen but the light of a lamp: whiter than its paper, and without any print. */
export function shareOfGlare(image: GreyImage, frame: PageFrame): number {
  if (lightestPaper(image, frame) > PAPER_AT_MOST) return 0;
  const { widthMm, heightMm } = pageSizes[frame.pageSize];
  let [places, lit] = [0, 0];
  for (let y = STEP_MM; y < heightMm; y += STEP_MM)
    for (let x = STEP_MM; x < widthMm; x += STEP_MM, places++) if (isLit(image, frame, x, y)) lit++;
  return lit / places;
}

/** Paper at the mark on which most light falls: in a shadow all paper looks darker than it is. */
const lightestPaper = (image: GreyImage, frame: PageFrame): number =>
  Math.max(
    ...registrationMarks(frame.pageSize)
      .filter(({ id }) => frame.seen.includes(id))
      .map(({ xMm, yMm, sizeMm }) => {
        const outward = (xMm < 50 ? -1 : 1) * (sizeMm / 2 + 1.4);
        const at = mapped(frame.toImage, { x: xMm + outward, y: yMm });
        return greyAt(image, at.x, at.y);
      }),
  );

function isLit(image: GreyImage, frame: PageFrame, x: number, y: number): boolean {
  for (let k = 0; k < 9; k++) {
    const at = mapped(frame.toImage, { x: x - 1.5 + (k % 3) * 1.5, y: y - 1.5 + Math.floor(k / 3) * 1.5 });
    if (greyAt(image, at.x, at.y) < LAMP) return false;
  }
  return true;
}
