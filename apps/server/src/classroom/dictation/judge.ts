import type { WrittenInk } from '@zhibi/contract/classroom/dictation';
import { decodeStrokes, type Stroke } from '@zhibi/ink';
import {
  type CharacterFault,
  type CharacterJudgement,
  judgeCharacter,
  lookAlikesOf,
  modelOf,
} from '@zhibi/ink/characters';
import { drawnCharacter } from '../../papers/index.js';
import { newId } from '../../platform/ids.js';
import type { Found } from './rules.js';

/** The side of a square in mm: a thousandth of it is two of what packed ink keeps. */
const SIDE_MM = 20;
const UNIT_MM = SIDE_MM / 1_000;
const square = { xMm: 0, yMm: 0, widthMm: SIDE_MM, heightMm: SIDE_MM };
/** Nobody presses a screen. */
const PRESSURE = 0.5;

/** Ink of a screen as strokes of a pen. */
export function strokesOf(ink: WrittenInk): Stroke[] {
  let at = 0;
  return ink.map((points) => {
    const t0 = at;
    at += points.reduce((sum, [, , ms]) => sum + ms, 0) + 1;
    const own = points.map(([x, y, ms]) => [x * UNIT_MM, y * UNIT_MM, PRESSURE, ms] as const);
    return { id: newId(), t0, tip: 'pen', points: own };
  });
}

/** Strokes as they were kept; none where the ink is kept no longer. */
export const keptStrokes = (ink: Uint8Array): Stroke[] => (ink.length === 0 ? [] : decodeStrokes(ink));

/** The same back again. */
export const inkOfStrokes = (strokes: readonly Stroke[]): WrittenInk =>
  strokes.map(({ points }) => points.map(([x, y, , ms]) => [Math.round(x / UNIT_MM), Math.round(y / UNIT_MM), ms]));

/** What stands in a square that should hold this character. Of one that nobody drew a machine says nothing. */
export function judged(character: string, strokes: readonly Stroke[]): CharacterJudgement {
  const drawn = drawnCharacter(character);
  const lookAlikes = lookAlikesOf(character).flatMap((one) => {
    const other = drawnCharacter(one);
    return other ? [modelOf(one, other.medians)] : [];
  });
  const found = judgeCharacter(strokes, { model: modelOf(character, drawn?.medians ?? []), lookAlikes }, square);
  return drawn || found.verdict === 'blank' ? found : { ...found, verdict: 'doubtful', likelihood: 0.5 };
}

/** Faults as they are told: a stroke of the model, or one of the ink where it is too many. */
export const faultsTold = (faults: readonly CharacterFault[]): Found['faults'] =>
  faults.map((one) => ({ kind: one.kind, stroke: one.kind === 'extra' ? one.ink : one.stroke }));

export const foundOf = ({ likelihood, writtenAs, faults, score }: CharacterJudgement): Found => ({
  likelihood,
  writtenAs,
  faults: faultsTold(faults),
  score,
});
