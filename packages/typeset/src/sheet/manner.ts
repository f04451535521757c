import type { CopyForm } from '@zhibi/contract/papers';
import { asForm } from './forms.js';
import type { Manner } from './manner-model.js';
import type { PaperSheet } from './paper-sheet.js';

const usual: Manner = {
  sizePt: 10.5,
  pitchEm: 1.58,
  latin: 'formulas',
  face: 'song',
  trackingEm: 0,
  justified: true,
  smallScale: 1,
  headScale: 1,
  handScale: 1,
  pictureScale: 1,
  ruled: false,
  strong: false,
  stop: '．',
  pointsBehind: false,
  lineMm: null,
  blankMm: 7,
  scoreBoxes: false,
  italicFigures: false,
  itemGapMm: 0.9,
  passageEm: 1.58,
  countedSquares: 200,
};

const bySubject: Record<NonNullable<PaperSheet['subject']>, Partial<Manner>> = {
  chinese: { pitchEm: 1.66, latin: 'song', stop: '. ', pointsBehind: true, lineMm: 9, passageEm: 1.7 },
  maths: { italicFigures: true },
  english: {
    latin: 'book',
    justified: false,
    stop: '. ',
    pitchEm: 1.52,
    pointsBehind: true,
    lineMm: 9,
    passageEm: 1.52,
  },
};

/** Children read larger type, and write larger. */
const primary = {
  sizePt: 12,
  pitchEm: 1.7,
  lineMm: 9.4,
  blankMm: 8.4,
  scoreBoxes: true,
  itemGapMm: 1.6,
  countedSquares: 100,
};

/** @param form for whom a copy is printed otherwise than usual, see `forms.ts` */
export const mannerOf = (paper: Pick<PaperSheet, 'stage' | 'subject'>, form: CopyForm = 'usual'): Manner =>
  asForm(usualManner(paper), form);

function usualManner({ stage, subject }: Pick<PaperSheet, 'stage' | 'subject'>): Manner {
  const own = { ...usual, ...(subject === undefined ? {} : bySubject[subject]) };
  if (stage !== 'primary') return own;
  return {
    ...own,
    ...primary,
    lineMm: own.lineMm === null ? null : primary.lineMm,
    passageEm: subject === 'chinese' ? 2.06 : primary.pitchEm,
  };
}
