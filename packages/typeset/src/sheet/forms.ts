import type { CopyForm } from '@zhibi/contract/papers';
import type { Manner } from './manner-model.js';

/** What the usual letters are called large and easy by. */
const USUAL_PT = 10.5;

/**
 * 大字版: letters of 18 points and more (APH and the Braille authorities ask for 18), Hei of even strokes with Atkinson Hyperlegible, which the Braille
 * Institute drew for low vision; lines and boxes that stand out, and room for a larger hand.
 */
const large = (usual: Manner): Partial<Manner> => ({
  sizePt: usual.sizePt > USUAL_PT ? 20 : 18,
  pitchEm: Math.max(1.62, usual.pitchEm),
  passageEm: Math.max(1.66, usual.passageEm),
  trackingEm: 0.02,
  smallScale: 1.5,
  headScale: 1.25,
  handScale: 1.4,
  pictureScale: 1.5,
  lineMm: usual.lineMm === null ? null : 13,
  blankMm: 11,
  itemGapMm: 3,
  strong: true,
});

/**
 * 易读版: what the British Dyslexia Association's style guide asks for, as far as print can do it: a face without serifs whose b, d, p and q differ, letters and
 * words further apart, lines twice as far, ragged at their end, nothing slanted, a rule between questions and lines to write on.
 */
const easy = (usual: Manner): Partial<Manner> => ({
  sizePt: usual.sizePt > USUAL_PT ? 15 : 14,
  pitchEm: 2,
  passageEm: Math.max(2.1, usual.passageEm),
  trackingEm: 0.09,
  smallScale: 1.25,
  headScale: 1.1,
  handScale: 1.15,
  lineMm: Math.max(10.5, usual.lineMm ?? 0),
  blankMm: Math.max(9, usual.blankMm),
  itemGapMm: 3,
  ruled: true,
  strong: true,
});

const clear: Partial<Manner> = { face: 'hei', latin: 'reading', justified: false };

/** How papers of a kind are printed for a reader who needs another edition. Without colour nothing stands elsewhere. */
export function asForm(usual: Manner, form: CopyForm): Manner {
  if (form === 'large') return { ...usual, ...clear, ...large(usual) };
  if (form === 'easy') return { ...usual, ...clear, ...easy(usual) };
  return usual;
}
