import { gaussian, seeded, seedFrom } from './random.js';

/** How one student writes. The same hand draws the same letter alike, another hand otherwise. */
export interface Hand {
  seed: number;
  /** Height of a digit in mm. */
  heightMm: number;
  /** Shear to the right: 0.2 leans by 11°; negative leans back. */
  slant: number;
  /** Width of a glyph against the model: 1 as drawn. */
  width: number;
  /** Room between glyphs in digit heights. */
  spacing: number;
  /** How far control points stray from one writing to the next, in digit heights. */
  looseness: number;
  /** How far this hand's letters stray from the model, always in the same way, in digit heights. */
  habit: number;
  /** Trembling of the line in mm. */
  wobbleMm: number;
  /** How much the line climbs (negative: sinks) over its length. */
  climb: number;
  /** How much glyphs jump above and below the line, in digit heights. */
  jump: number;
  /** Speed of the pen in mm a second on a straight line. */
  speed: number;
  /** Pressure 0..1 of an even line, and how much it swings. */
  pressure: number;
  pressureSwing: number;
  /** Upper part wider (positive) or narrower than the lower. */
  topHeavy: number;
}

/**
 * The hand of student `seed`. `sloppiness` 0 is a neat hand, 0.5 an ordinary one, 1 a hurried one; students of one class
 * differ around it.
 */
export function makeHand(seed: number, sloppiness = 0.5): Hand {
  const random = seeded(seedFrom('hand', seed));
  const around = (middle: number, spread: number) => middle + spread * gaussian(random);
  const loose = Math.max(0.15, sloppiness * around(1, 0.3));
  return {
    seed,
    heightMm: Math.min(6.5, Math.max(3, around(4.4, 0.7))),
    slant: around(0.06, 0.15),
    width: Math.min(1.35, Math.max(0.72, around(1, 0.17))),
    spacing: Math.max(0.08, around(0.2, 0.07)),
    looseness: 0.05 * loose,
    habit: 0.045 + 0.045 * loose,
    wobbleMm: 0.03 + 0.07 * loose * random(),
    climb: around(0.004, 0.012),
    jump: 0.05 * loose,
    speed: Math.max(22, around(48, 12)),
    pressure: Math.min(0.75, Math.max(0.3, around(0.5, 0.1))),
    pressureSwing: 0.08 + 0.16 * random(),
    topHeavy: around(0, 0.14),
  };
}
