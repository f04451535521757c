import { pageSizes } from '@zhibi/contract/papers';
import { diagnose } from '../doctor/diagnose.js';
import { faultOfPicture } from '../doctor/fault-of-picture.js';
import { findPage } from '../frame/find-page.js';
import { mapped, type Point } from '../frame/homography.js';
import type { GreyImage } from '../image/grey-image.js';

/**
 * What the picture of a camera shows now. `whole`: a sheet with its four corners, that can be read. `part`: corners of a sheet, not all. `dark`,
 * `blurred`, `glare`: what keeps it from being read. `none`: no sheet.
 */
export type SheetView = 'whole' | 'part' | 'dark' | 'blurred' | 'glare' | 'none';

export interface SeenSheet {
  view: SheetView;
  /** Of the sheet, in pixels of the picture, as a clock goes from its top left; null where it was not found. */
  corners: Point[] | null;
}

/** Looks for a sheet in a picture of a camera: by the same marks, and judged as the photograph of it will be. */
export function seeSheet(image: GreyImage): SeenSheet {
  const found = findPage(image);
  if (!found.ok) {
    const fault = found.seen.length > 0 ? 'part' : faultOfPicture(image);
    return { view: (fault && views[fault]) ?? 'none', corners: null };
  }
  const { frame } = found;
  const { widthMm, heightMm } = pageSizes[frame.pageSize];
  const corners = [0, 1, 2, 3].map((k) =>
    mapped(frame.toImage, { x: k === 1 || k === 2 ? widthMm : 0, y: k > 1 ? heightMm : 0 }),
  );
  const isIn = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= image.width && y <= image.height);
  if (frame.seen.length < 4 || !isIn) return { view: 'part', corners };
  const kinds = diagnose(image, frame, { isPhotograph: true }).map(({ kind }) => kind);
  return { view: kinds.flatMap((kind) => complained[kind] ?? [])[0] ?? 'whole', corners };
}

const views = { part: 'part', 'too-dark': 'dark', 'too-blurred': 'blurred' } as const;
const complained: Partial<Record<string, SheetView>> = { dark: 'dark', blurred: 'blurred', glare: 'glare' };
