import type { ScorePlace } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import { mapped } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import { readSigns } from './read-signs.js';

/** What a teacher marked of an answer on paper; null where marks are there that mean nothing certain. */
export interface ReadScore {
  itemId: string;
  partIndex: number | null;
  score: number | null;
}

/**
 * Reads the boxes in which a teacher marks points: those that are marked are added, at most one of the tens, one of the ones and the half.
 * Answers only for places with marks.
 * @param red red ink alone, where the picture has colour: what is not red there was not marked by a teacher
 */
export function readScores(
  image: GreyImage,
  frame: PageFrame,
  places: readonly ScorePlace[],
  red: GreyImage | undefined,
): ReadScore[] {
  if (places.length === 0) return [];
  const rows = places.map(({ boxes }) => ({
    isOne: false,
    boxes: boxes.map(({ points, ...place }) => ({ ...place, sign: String(points) })),
  }));
  return readSigns(image, frame, rows).flatMap(({ boxes, chosen, doubts }, at): ReadScore[] => {
    const place = places[at];
    if (place === undefined) return [];
    const { itemId, partIndex, most } = place;
    const unclear = doubts.some((doubt) => doubt !== 'no-mark' && doubt !== 'pale-hand');
    const touched = boxes.some(({ state, marked }) => state !== 'unmarked' || marked > 0.02);
    if (!touched) return [];
    const marks = place.boxes.filter(({ points }) => chosen.includes(String(points)));
    const isTeachers = red === undefined || marks.every((box) => isRed(red, frame, box));
    const score = unclear || !isTeachers ? null : pointsOf(marks, most);
    return [{ itemId, partIndex, score }];
  });
}

function pointsOf(marks: ScorePlace['boxes'], most: number): number | null {
  const values = marks.map(({ points }) => points);
  const count = (is: (points: number) => boolean) => values.filter(is).length;
  const isHalf = (points: number) => points === 0.5;
  const [tens, ones] = [count((points) => points >= 10), count((points) => points < 10 && !isHalf(points))];
  const sum = values.reduce((total, points) => total + points, 0);
  return values.length === 0 || tens > 1 || ones > 1 || sum > most ? null : sum;
}

const RED_SHARE = 0.03;

/** Whether there is red ink in a box. */
function isRed(
  red: GreyImage,
  frame: PageFrame,
  { xMm, yMm, widthMm, heightMm }: ScorePlace['boxes'][number],
): boolean {
  let [dark, all] = [0, 0];
  for (let y = 0.1; y < 1; y += 0.1)
    for (let x = 0.05; x < 1; x += 0.05) {
      const at = mapped(frame.toImage, { x: xMm + widthMm * x, y: yMm + heightMm * y });
      all++;
      if (greyAt(red, at.x, at.y) < 190) dark++;
    }
  return dark > RED_SHARE * all;
}
