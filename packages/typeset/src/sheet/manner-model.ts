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
