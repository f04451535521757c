import type { AreaType } from '@zhibi/contract/papers';

/** Frames of whole questions, boxes that a machine reads, blanks, and space to write. */
export const kinds = {
  0: 'frame',
  1: 'written',
  2: 'box',
  3: 'box',
  4: 'blank',
  5: 'box',
  6: 'blank',
  7: 'written',
  8: 'written',
} as const satisfies Record<AreaType, string>;

/** The types as keys of their words. */
export const areaNames = {
  0: 'question',
  1: 'subjective',
  2: 'single-choice',
  3: 'true-false',
  4: 'fill-in',
  5: 'multiple-choice',
  6: 'oral-arithmetic',
  7: 'calligraphy',
  8: 'writing',
} as const satisfies Record<AreaType, string>;

export const areaTypeList = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly AreaType[];
