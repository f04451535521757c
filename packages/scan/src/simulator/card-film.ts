import type { Random } from '@zhibi/ink/handwriting';
import { type Choice, drawScene, type SceneManner } from './card-scene.js';
import { filmOf } from './film.js';

/** Pictures a second of a film: fewer than of a camera, for each is drawn anew. */
const RATE = 4;

/** A film of a class that holds up the same cards in every picture, with hands that never rest. */
export const filmCards = (
  manner: SceneManner,
  choices: readonly Choice[],
  pictures: number,
  random: Random,
): Uint8Array =>
  filmOf(
    Array.from({ length: pictures }, () => drawScene(manner, random, choices).image),
    RATE,
  );
