import { describe, expect, it } from 'vitest';
import {
  circle,
  crossMark,
  fillBox,
  type MakeMark,
  makeHand,
  scribbleOut,
  strikeThrough,
  tick,
} from '../handwriting/index.js';
import type { Rect, Stroke } from '../strokes/stroke.js';
import { readMark } from './mark.js';
import type { MarkKind } from './mark-kind.js';
import { CERTAIN_MARK, type OptionInk, readChoice, readTrueFalse } from './read-choice.js';

const boxOf = (k: number): Rect => ({ xMm: 20 + 12 * k, yMm: 50, widthMm: 4.5, heightMm: 4.5 });
const line = (...places: [number, number][]): Stroke => ({
  id: 's',
  t0: 0,
  tip: 'pen',
  points: places.map(([x, y]) => [x, y, 0.5, 10] as const),
});
/** Around the middle of the first box from one angle to another, in degrees. */
const arc = (from: number, to: number): Stroke =>
  line(
    ...Array.from({ length: 40 }, (_, k): [number, number] => {
      const angle = ((from + ((to - from) * k) / 39) * Math.PI) / 180;
      return [22.25 + 2.3 * Math.cos(angle), 52.25 + 2.2 * Math.sin(angle)];
    }),
  );
/** The pen comes down inside and goes outwards to where the stroke begins. */
function hooked(stroke: Stroke): Stroke {
  const [x = 0, y = 0] = stroke.points[0] ?? [];
  return { ...stroke, points: [[x + 0.2, y - 1.2, 0.5, 10], ...stroke.points] };
}
/** A line that bends to its side by so many mm. */
const bow = ([ax, ay]: [number, number], [bx, by]: [number, number], byMm: number): Stroke =>
  line(
    ...Array.from({ length: 12 }, (_, k): [number, number] => [
      ax + ((bx - ax) * k) / 11 + byMm * Math.sin((Math.PI * k) / 11),
      ay + ((by - ay) * k) / 11,
    ]),
  );
const hand = makeHand(1, 0.4);
/** Options A… with the marks made one after the other, a second apart. */
const options = (...marks: MakeMark[][]): OptionInk[] =>
  marks.map((made, k) => ({
    option: 'ABCD'[k] ?? '',
    box: boxOf(k),
    strokes: made.flatMap((make, at) => make(hand, boxOf(k), 1000 * at)),
  }));

describe('a mark', () => {
  it.each<[string, MakeMark, MarkKind]>([
    ['tick', tick, 'tick'],
    ['cross', crossMark, 'cross'],
    ['filled box', fillBox, 'fill'],
    ['ring around the box', circle, 'circle'],
  ])('%s is known whoever makes it: at least 98 of 100 hands, the others never as no mark', (_, make, kind) => {
    const kinds = Array.from(
      { length: 100 },
      (_, seed) => readMark(boxOf(0), make(makeHand(seed, 0.5), boxOf(0), 0)).kind,
    );
    expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(98);
    expect(kinds).not.toContain('none');
    expect(kinds).not.toContain('cancelled');
  });

  it.each<[string, MakeMark, MakeMark]>([
    ['tick under a scribble', tick, scribbleOut],
    ['cross under a scribble', crossMark, scribbleOut],
    ['filled box struck through', fillBox, strikeThrough],
  ])('%s is a deleted one in at least 95 of 100 hands', (_, first, second) => {
    const kinds = Array.from({ length: 100 }, (_, seed) => {
      const student = makeHand(seed, 0.5);
      return readMark(boxOf(0), [...first(student, boxOf(0), 0), ...second(student, boxOf(0), 2000)]).kind;
    });
    expect(kinds.filter((one) => one === 'cancelled').length).toBeGreaterThanOrEqual(95);
  });

  it.each<[string, MarkKind, Stroke[]]>([
    ['nothing', 'none', []],
    ['a dot where the pen rested', 'trace', [line([22, 52])]],
    ['a slash', 'line', [line([21, 54], [24, 50.5])]],
    ['a plus sign', 'cross', [line([20.5, 52], [24, 52.2]), line([22.2, 50.3], [22.4, 54])]],
  ])('%s is %s', (_, kind, strokes) => {
    expect(readMark(boxOf(0), strokes).kind).toBe(kind);
  });

  it.each<[string, Stroke[]]>([
    ['a C whose ends stay apart', [arc(40, 320)]],
    [
      'a D in one stroke: down, back up, around',
      [line([21, 50], [21, 54.5], [21.1, 50], [23, 50.4], [24.4, 52.2], [23, 54.2], [21, 54.5])],
    ],
    ['a tick that is struck through', [line([20.8, 52.2], [21.8, 53.6], [24.6, 49.4]), line([21, 50], [25, 53])]],
    ['a loop with a tail', [line([21.5, 51], [21, 53], [22, 54], [23, 52.5], [21.6, 51.1], [24.5, 50])]],
    ['a scratch whose end hooks towards it', [line([24.2, 52.4], [21.6, 54], [24.6, 50.2])]],
    ['a line with two bends', [line([20, 51.6], [22.4, 52.4], [24.3, 52.2], [22.8, 49.4])]],
  ])('%s is not decided', (_, strokes) => {
    expect(readMark(boxOf(0), strokes).confidence).toBeLessThan(CERTAIN_MARK);
  });

  it.each<[string, MarkKind, Stroke[]]>([
    ['a ring that runs on over its begin', 'circle', [arc(80, 470)]],
    ['a ring that begins with a hook', 'circle', [hooked(arc(100, 465))]],
    ['a steep tick', 'tick', [line([21, 51.8], [22, 53.7], [22.9, 49])]],
    ['a × with curved arms', 'cross', [bow([20.6, 50.2], [24, 54.2], 0.5), bow([24, 50.2], [20.6, 54.2], 0.5)]],
  ])('%s is a clear %s', (_, kind, strokes) => {
    const mark = readMark(boxOf(0), strokes);
    expect(mark.kind).toBe(kind);
    expect(mark.confidence).toBeGreaterThan(CERTAIN_MARK);
  });

  it('that was rubbed out is none, and less sure than an empty box', () => {
    const rubbed: Stroke = { ...line([20, 52], [25, 53], [20, 54]), id: 'r', t0: 5000, tip: 'eraser' };
    expect(readMark(boxOf(0), [...tick(hand, boxOf(0), 0), rubbed])).toEqual({ kind: 'none', confidence: 0.8 });
  });
});

describe('a choice', () => {
  it('is the box with a mark', () => {
    const reading = readChoice(options([], [tick], [], []), 'one');
    expect(reading).toMatchObject({ chosen: ['B'], doubtful: false, doubts: [] });
  });

  it('of several answers holds every mark', () => {
    expect(readChoice(options([tick], [], [tick], [crossMark]).slice(0, 3), 'several')).toMatchObject({
      chosen: ['A', 'C'],
      doubtful: false,
    });
  });

  it('that was deleted does not count beside another', () => {
    expect(readChoice(options([tick, scribbleOut], [], [tick], []), 'one')).toMatchObject({
      chosen: ['C'],
      doubtful: false,
    });
  });

  it('without any ink is empty and certain', () => {
    expect(readChoice(options([], []), 'one')).toMatchObject({ chosen: [], confidence: 1, doubtful: false });
  });

  it.each<[string, string, OptionInk[]]>([
    ['two marks where one is asked for', 'several-marks', options([tick], [tick])],
    ['a tick beside crosses', 'cross-beside-tick', options([tick], [crossMark], [crossMark])],
    ['a deleted mark and no other', 'cancelled-without-another', options([tick, scribbleOut], [])],
    ['a resting pen', 'trace-of-ink', [{ option: 'A', box: boxOf(0), strokes: [line([22, 52])] }]],
    ['a scribble alone', 'unclear-mark', options([scribbleOut], [])],
  ])('goes to a person: %s', (_, doubt, made) => {
    const reading = readChoice(made, 'one');
    expect(reading.doubtful).toBe(true);
    expect(reading.doubts).toContain(doubt);
  });

  it('beside crosses is the tick alone', () => {
    expect(readChoice(options([tick], [crossMark], [crossMark]), 'one').chosen).toEqual(['A']);
  });
});

describe('true or false', () => {
  const boxes = (t: MakeMark[], f: MakeMark[]) => options(t, f).map((one, k) => ({ ...one, option: 'TF'[k] ?? '' }));
  it.each<[string, boolean | undefined, MakeMark[], MakeMark[]]>([
    ['T marked', true, [tick], []],
    ['F marked', false, [], [circle]],
    ['T deleted, F marked', false, [tick, scribbleOut], [tick]],
    ['neither', undefined, [], []],
    ['both', undefined, [tick], [tick]],
  ])('%s', (_, value, t, f) => {
    expect(readTrueFalse(boxes(t, f)).value).toBe(value);
  });
});
