import { circle, crossMark, halfTick, scribbleOut, strikeThrough, tick } from '../handwriting/marks.js';
import { grown } from '../strokes/path.js';
import type { Rect, Stroke } from '../strokes/stroke.js';
import { areas, away, below, type Made, over, ringAround, type Scene, written } from './correction-scene.js';

/** Beside the first mark, as near as a teacher puts a second one, or nearer. */
const beside = ({ spot, random }: Scene): Rect => away(spot, spot.widthMm * (0.3 + random()), (random() - 0.5) * 6);
const other = (scene: Scene, than: number): number => (than + 1 + below(scene.random, scene.max)) % (scene.max + 1);
const moved = (ink: readonly Stroke[], x: number, y: number): Stroke[] =>
  ink.map((stroke) => ({
    ...stroke,
    points: stroke.points.map(([px, py, pressure, ms]) => [px + x, py + y, pressure, ms] as const),
  }));
/** Written behind what stands there, so many mm away. */
const behind = (ink: readonly Stroke[], before: readonly Stroke[], gapMm: number): Stroke[] =>
  moved(ink, over(before).xMm + over(before).widthMm + gapMm - over(ink).xMm, 0);

/** A score, its deletion, and another one beside it. */
function replaced(scene: Scene, delete_: typeof scribbleOut, isRinged: boolean): Made {
  const [first, random] = [below(scene.random, scene.max + 1), scene.random];
  const meant = other(scene, first);
  const ring = (ink: Stroke[]) => (isRinged ? ringAround(scene, ink) : ink);
  const before = ring(written(scene, String(first)));
  const gone = [...before, ...delete_(scene.hand, over(before), scene.at(6000))];
  const after = ring(written(scene, String(meant), 8000));
  return { strokes: [...gone, ...behind(after, gone, 1 + random() * 12)], meant };
}

/** Marks that stand twice on one question, or on two: understood, or asked, never one of them by itself. */
export const twiceCorrections: Readonly<Record<string, (scene: Scene) => Made>> = {
  'two ticks near': (scene) => ({
    strokes: [...tick(scene.hand, scene.spot, scene.at(0)), ...tick(scene.hand, beside(scene), scene.at(3000))],
  }),
  'tick gone over': (scene) => {
    const { hand, spot, random, at, max } = scene;
    const again = away(spot, (random() - 0.5) * 2, (random() - 0.5) * 2);
    return { strokes: [...tick(hand, spot, at(0)), ...tick(hand, again, at(3000))], meant: max };
  },
  'tick and cross near': (scene) => ({
    strokes: [...tick(scene.hand, scene.spot, scene.at(0)), ...crossMark(scene.hand, beside(scene), scene.at(3000))],
  }),
  'tick and half tick': (scene) => ({
    strokes: [
      ...tick(scene.hand, scene.spot, scene.at(0)),
      ...halfTick(scene.hand, scene.random() < 0.5 ? beside(scene) : away(scene.spot, 35), scene.at(3000)),
    ],
  }),
  'half tick and tick': (scene) => ({
    strokes: [
      ...halfTick(scene.hand, scene.spot, scene.at(0)),
      ...tick(scene.hand, scene.random() < 0.5 ? beside(scene) : away(scene.spot, 35), scene.at(3000)),
    ],
  }),
  'two half ticks': (scene) => ({
    strokes: [
      ...halfTick(scene.hand, scene.spot, scene.at(0)),
      ...halfTick(scene.hand, scene.random() < 0.5 ? beside(scene) : away(scene.spot, 35), scene.at(3000)),
    ],
  }),
  'two crosses near': (scene) => ({
    strokes: [
      ...crossMark(scene.hand, scene.spot, scene.at(0)),
      ...crossMark(scene.hand, beside(scene), scene.at(3000)),
    ],
    meant: 0,
  }),
  'score ringed twice': (scene) => {
    const meant = below(scene.random, scene.max + 1);
    const score = written(scene, String(meant));
    const again = circle(scene.hand, grown(over(score), 0.9 + scene.random()), scene.at(8000));
    return { strokes: [...ringAround(scene, score), ...again], meant };
  },
  'two scores near': (scene) => {
    // 1 and 0 are ten only where they stand together.
    const isTen = scene.max >= 10 && scene.random() < 0.5;
    const first = written(scene, String(isTen ? 1 : below(scene.random, 10)));
    const second = written(scene, String(below(scene.random, isTen ? scene.max - 9 : 10)), 4000);
    return { strokes: [...first, ...behind(second, first, 3 + scene.random() * 6)] };
  },
  'two ringed scores near': (scene) => {
    const score = () => String(below(scene.random, scene.max + 1));
    const first = ringAround(scene, written(scene, score()));
    const second = ringAround(scene, written(scene, score(), 8000));
    return { strokes: [...first, ...behind(second, first, scene.random() * 8)] };
  },
  'score struck out and another': (scene) => replaced(scene, strikeThrough, false),
  'score scribbled out and another': (scene) => replaced(scene, scribbleOut, false),
  'score crossed out and another': (scene) => replaced(scene, crossMark, false),
  'ringed score struck out and another': (scene) => replaced(scene, strikeThrough, true),
  'ringed score scribbled out and another': (scene) => replaced(scene, scribbleOut, true),
  'tick struck out and a score': (scene) => {
    const meant = below(scene.random, scene.max + 1);
    const before = tick(scene.hand, scene.spot, scene.at(0));
    const gone = [...before, ...strikeThrough(scene.hand, over(before), scene.at(2000))];
    const score = ringAround(scene, written(scene, String(meant), 4000));
    return { strokes: [...gone, ...behind(score, gone, 1 + scene.random() * 12)], meant };
  },
  'tick over a score': (scene) => {
    const score = written(scene, String(below(scene.random, scene.max + 1)));
    return { strokes: [...score, ...tick(scene.hand, grown(over(score), scene.random() * 3), scene.at(3000))] };
  },
  'tick on each of two': (scene) => {
    const { hand, spot, at, max, random } = scene;
    const second = { ...spot, yMm: (areas[1]?.yMm ?? 0) + 5 + random() * 20 };
    return { strokes: [...tick(hand, spot, at(0)), ...tick(hand, second, at(3000))], meant: max, alsoMeant: max };
  },
  'long tick over two': ({ hand, spot, at, random }) => {
    const size = 18 + random() * 20;
    const ink = tick(hand, { ...spot, widthMm: size, heightMm: size }, at(0));
    const { yMm, heightMm } = over(ink);
    return { strokes: moved(ink, 0, (areas[1]?.yMm ?? 0) + 0.5 + random() * 0.3 * size - yMm - heightMm) };
  },
};
