import type { AnswerArea } from '@zhibi/contract/papers';
import type { GreyImage } from '../image/grey-image.js';
import { findRims } from './find-rims.js';
import { CLEAR_RIM } from './measure-boxes.js';
import { patchOf } from './patch.js';

/** Farther from its record, in mm, no box may be printed. */
const OFF_MM = 0.4;

/**
 * Those of the choices whose boxes are not printed where the geometry record says: of a page as it was made, before anybody wrote on it.
 * @param page that begins at the corner of the paper, with its pixels for a millimetre
 */
export function boxesElsewhere<Choice extends readonly AnswerArea[]>(
  { image, perMm }: { image: GreyImage; perMm: number },
  choices: readonly Choice[],
): Choice[] {
  const toImage = [perMm, 0, 0, 0, perMm, 0, 0, 0, 1];
  const take = (box: AnswerArea) => ({
    box,
    patch: patchOf(image, toImage, { box, shift: { x: 0, y: 0 }, contrast: () => 255 }),
  });
  return choices.filter((boxes) =>
    boxes.some((box) => {
      const { shift, clear } = findRims([take(box)]);
      return clear < CLEAR_RIM || Math.hypot(shift.x, shift.y) > OFF_MM;
    }),
  );
}
