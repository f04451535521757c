import type { AssignedBand } from '@zhibi/contract/analysis/stage-tests';
import { betterThan } from './places.js';

export interface AssignedPoints {
  band: string;
  points: number;
}

/**
 * Points by place (等级赋分), in the order of the scores. A student is in the band that the share of those who did better falls into, so
 * that equal scores have equal points and nobody is put down by those who are level. Where a band spans points, the score is
 * carried over in proportion between the lowest and the highest score of the band, and rounded; where all of a band scored the same they
 * have its upper points.
 */
export function assignedPoints(scores: readonly number[], bands: readonly AssignedBand[]): AssignedPoints[] {
  const better = betterThan(scores);
  let sum = 0;
  const edges = bands.map(({ share }) => {
    sum += share;
    return sum;
  });
  const bandOf = (at: number) => {
    const found = edges.findIndex((edge) => 100 * (better[at] ?? 0) < edge * scores.length - 1e-9);
    return found === -1 ? bands.length - 1 : found;
  };
  const bandAt = scores.map((_, at) => bandOf(at));
  const ends = bands.map((_, band) => {
    const own = scores.filter((__, at) => bandAt[at] === band);
    return { least: Math.min(...own), most: Math.max(...own) };
  });
  return scores.map((score, at) => {
    const which = bandAt[at] ?? 0;
    const [band, end] = [bands[which], ends[which]];
    if (band === undefined || end === undefined) return { band: '', points: 0 };
    const along = end.most === end.least ? 1 : (score - end.least) / (end.most - end.least);
    return { band: band.name, points: Math.round(band.low + along * (band.high - band.low)) };
  });
}
