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
import { type OptionInk, readChoice, readTrueFalse } from './read-choice.js';

const boxOf = (k: number): Rect => ({ xMm: 20 + 12 * k, yMm: 50, widthMm: 4.5, heightMm: 4.5 });
const line = (...places: [number, number][]): Stroke => ({
  id: 's',
  t0: 0,
  tip: 'pen',
  points: places.map(([x, y]) => [x, y, 0.5, 10] as const),
});
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
