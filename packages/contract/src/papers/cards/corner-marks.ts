import type { RegistrationMark } from '../registration-marks.js';
import { type CardMark, filled } from './marks.js';

/** A registration mark as it is printed: a black square with white cells. */
export function cornerMarks({ xMm, yMm, sizeMm, bits }: RegistrationMark): CardMark[] {
  const [left, top, cell] = [xMm - sizeMm / 2, yMm - sizeMm / 2, sizeMm / 8];
  const white = [...bits].flatMap((bit, i) =>
    bit === '1'
      ? [
          filled(
            {
              xMm: left + ((i % 6) + 1) * cell,
              yMm: top + (Math.floor(i / 6) + 1) * cell,
              widthMm: cell,
              heightMm: cell,
            },
            'white',
          ),
        ]
      : [],
  );
  return [filled({ xMm: left, yMm: top, widthMm: sizeMm, heightMm: sizeMm }, 'ink'), ...white];
}
