import type { Medians } from '../handwriting/glyph.js';
import { inSteps, type Line } from './line.js';

/** A character as it is to be written: its strokes in their order. */
export interface CharacterModel {
  character: string;
  strokes: readonly Line[];
}

/** From medians as Make Me a Hanzi gives them: 1024 units, y upwards, the top at 900. */
export const modelOf = (character: string, medians: Medians): CharacterModel => ({
  character,
  strokes: medians.map((stroke) => inSteps(stroke.map(([x, y]) => [x / 1024, (900 - y) / 1024] as const))),
});
