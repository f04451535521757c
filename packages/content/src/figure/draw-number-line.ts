import type { NumberLine } from '@zhibi/contract/kernel';
import type { Frame } from './frame.js';
import { APART, rangesMm } from './number-line-ranges.js';
import { arrow, dot, label, line, strong } from './pen.js';

const TICK = 1.2;

/** Of two numbers and their sum no more places than they have. */
export const tidy = (value: number): number => Math.round(value * 1000) / 1000;

export function ticks(from: number, to: number, step: number): number[] {
  if (step <= 0 || (to - from) / step > 400) return [];
  const first = Math.ceil(tidy(from / step));
  return Array.from({ length: Math.max(0, Math.floor(tidy(to / step)) - first + 1) }, (_, nth) =>
    tidy((first + nth) * step),
  );
}

function rangeMarks(figure: NumberLine, frame: Frame): string {
  const { ranges, from, to } = figure;
  const { first } = rangesMm(figure);
  const at = (x: number) => frame.toMm({ x, y: 0 });
  return ranges
    .map(({ from: start, to: end, openFrom, openTo }, nth) => {
      const up = first + APART * nth;
      const [left, right] = [at(Math.max(start ?? from, from)), at(Math.min(end ?? to, to))];
      const [high, further] = [left.y - up, { left: left.x - 4, right: right.x + 5 }];
      const begin = start === null ? { x: further.left, y: high } : { x: left.x, y: high };
      const finish = end === null ? { x: further.right, y: high } : { x: right.x, y: high };
      const stem = (x: number | null, place: { x: number; y: number }) =>
        x === null ? '' : line(place, { x: place.x, y: high }, { width: strong });
      return [
        line(begin, finish, { width: strong }),
        stem(start, left),
        stem(end, right),
        start === null ? '' : dot(left, openFrom),
        end === null ? '' : dot(right, openTo),
      ].join('');
    })
    .join('');
}

/** The line with its ticks and numbers, the marked points above it, the solution sets as brackets over it. */
export function drawNumberLine(figure: NumberLine, frame: Frame): string {
  const { from, to, step, numbers, marks } = figure;
  const at = (x: number) => frame.toMm({ x, y: 0 });
  const [left, right] = [at(from), at(to)];
  const scale = ticks(from, to, step).map((value) => {
    const place = at(value);
    const said = numbers ? label(String(value), { x: place.x, y: place.y + 3.4 }) : '';
    return line(place, { x: place.x, y: place.y - TICK }) + said;
  });
  const points = marks.map(({ at: value, label: name, open }) => {
    const place = at(value);
    return dot(place, open) + label(name, { x: place.x, y: place.y - 3 });
  });
  return [
    arrow({ x: left.x - 4, y: left.y }, { x: right.x + 6, y: right.y }),
    ...scale,
    rangeMarks(figure, frame),
    ...points,
  ].join('');
}
