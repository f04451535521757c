import type { CopyForm } from '@zhibi/contract/papers';
import { asForm } from './forms.js';
import type { PaperSheet } from './paper-sheet.js';

/** How papers of a stage and a subject are printed; `docs/printed-page.md` tells each convention and why. Lengths in mm, letters in points. */
export interface Manner {
  sizePt: number;
  /** From base line to base line, in em. */
  pitchEm: number;
  /** Latin letters and digits: those of the formulas, those of books in English, or those that come with Song. */
  latin: 'formulas' | 'book' | 'song' | 'reading';
  /** Song, as books are printed, or Hei, whose strokes are all as wide as each other. */
  face: 'song' | 'hei';
  /** Between letters, beyond their own width. */
  trackingEm: number;
  /** Lines end at one right edge. */
  justified: boolean;
  /** How much larger than usual what is small is printed, and what is already large. */
  smallScale: number;
  headScale: number;
  /** How much more room the hand gets: boxes, blanks, squares, empty paper. */
  handScale: number;
  pictureScale: number;
  /** A line between two questions. */
  ruled: boolean;
  /** Boxes, lines and their letters stand out: black or dark grey instead of pale. */
  strong: boolean;
  /** After the number of a question and the letter of an option. */
  stop: string;
  /** Points of a question stand behind its words, not before them. */
  pointsBehind: boolean;
  /** Open answers are written on lines; without them on empty paper. */
  lineMm: number | null;
  /** Height of the place that belongs to a blank. */
  blankMm: number;
  /** Each section begins with a box for its points. */
  scoreBoxes: boolean;
  /** Single letters in figures are quantities and points: italic. */
  italicFigures: boolean;
  /** Between two questions, beyond what is between two lines. */
  itemGapMm: number;
  /** From base line to base line in a passage that is read, in em: wide enough for pinyin where children still need it. */
  passageEm: number;
  /** Every so many squares of a composition are counted. */
  countedSquares: number;
}

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
