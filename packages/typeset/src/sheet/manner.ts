import type { PaperSheet } from './paper-sheet.js';

/** How papers of a stage and a subject are printed; `docs/printed-page.md` tells each convention and why. Lengths in mm, letters in points. */
export interface Manner {
  sizePt: number;
  /** From base line to base line, in em. */
  pitchEm: number;
  /** Latin letters and digits: those of the formulas, those of books in English, or those that come with Song. */
  latin: 'formulas' | 'book' | 'song';
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
  english: { latin: 'book', stop: '. ', pitchEm: 1.52, pointsBehind: true, lineMm: 9, passageEm: 1.52 },
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

export function mannerOf({ stage, subject }: Pick<PaperSheet, 'stage' | 'subject'>): Manner {
  const own = { ...usual, ...(subject === undefined ? {} : bySubject[subject]) };
  if (stage !== 'primary') return own;
  return {
    ...own,
    ...primary,
    lineMm: own.lineMm === null ? null : primary.lineMm,
    passageEm: subject === 'chinese' ? 2.06 : primary.pitchEm,
  };
}
