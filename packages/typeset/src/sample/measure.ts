import type { Raster } from './raster.js';

const WINDOW_MM = 0.4;
/** Places along an edge, away from corners, from the middle and its guides. */
const ALONG = [0.17, 0.23, 0.31, 0.37, 0.63, 0.69, 0.77, 0.83];

/**
 * Where a printed line really runs, in mm: the centre of the ink within 0.4 mm of where it should be, the median of eight
 * places along it. Undefined when there is no line.
 */
export function lineAt(
  raster: Raster,
  edge: { across: 'x' | 'y'; atMm: number; fromMm: number; toMm: number },
): number | undefined {
  const centres = ALONG.flatMap((part) => {
    const along = Math.round((edge.fromMm + (edge.toMm - edge.fromMm) * part) * raster.perMm);
    const centre = inkCentre(raster, edge.across, edge.atMm * raster.perMm, along);
    return centre === undefined ? [] : [centre / raster.perMm];
  }).sort((a, b) => a - b);
  return centres.length < ALONG.length / 2 ? undefined : centres[Math.floor(centres.length / 2)];
}

function inkCentre(raster: Raster, across: 'x' | 'y', expected: number, along: number): number | undefined {
  const reach = Math.round(WINDOW_MM * raster.perMm);
  let ink = 0;
  let moment = 0;
  for (let at = Math.floor(expected) - reach; at <= Math.floor(expected) + reach; at++) {
    const index = across === 'x' ? along * raster.width + at : at * raster.width + along;
    const dark = 255 - (raster.pixels[index] ?? 255);
    ink += dark;
    moment += dark * (at + 0.5);
  }
  return ink < 60 ? undefined : moment / ink;
}
