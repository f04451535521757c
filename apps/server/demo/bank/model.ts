/** A chapter of a textbook; its key is unique within the book. */
export interface Chapter {
  key: string;
  title: string;
  children: Chapter[];
}
/** A textbook of one subject, grade and volume. `stage` 1 primary, 2 junior, 3 senior; `gid` is the grade 1-12. */
export interface Book {
  key: string;
  subjectId: number;
  subjectMainId: number;
  subjectName: string;
  stage: number;
  gid: number;
  volume: string;
  edition: string;
  /** When this edition was approved. */
  year: number;
  chapters: Chapter[];
}
/** A knowledge point; `prerequisites` are the points a student should have mastered before. */
export interface KnowledgePoint {
  key: string;
  subjectId: number;
  title: string;
  prerequisites?: string[];
  children: KnowledgePoint[];
}
export interface Figure {
  svg: string;
  widthMm: number;
  heightMm: number;
  alt: string;
}
/** Lines of LaTeX that a student writes by hand; `wrongScores` are shares 0..1 of the full score, one for each solution in `wrongLines`. */
interface Handwriting {
  solutionLines?: string[];
  wrongLines?: string[][];
  wrongScores?: number[];
}
/**
 * Stems, options, answers and analyses are written plainly: `$…$` a formula, `___` a blank, `{{字|zì}}` ruby,
 * `[[dot:字]]` a dotted character, a new line a new paragraph.
 */
interface Text {
  stem: string;
  analysis: string;
  figure?: Figure;
}
interface Choice<Type> extends Text {
  type: Type;
  options: { label: string; content: string }[];
  answer: string[];
  /** Whole wrong answers as labels in a row: `A`, `ABD`. */
  typicalWrong?: string[];
}
interface TrueFalse extends Text {
  type: 'true-false';
  answer: [boolean];
}
/** One list of accepted spellings, and one of typical wrong ones, for each blank. */
interface Blanks<Type> extends Text {
  type: Type;
  answer: string[][];
  typicalWrong?: string[][];
}
/** `answer` is a model answer, or the words to write in calligraphy. */
interface Open<Type> extends Text, Handwriting {
  type: Type;
  answer: string;
}
/** A part of a combined question. */
export type Part =
  | Choice<'single-choice'>
  | Choice<'multiple-choice'>
  | TrueFalse
  | Blanks<'fill-in'>
  | Blanks<'oral-arithmetic'>
  | Open<'subjective'>
  | Open<'calligraphy'>
  | Open<'writing'>;
interface Combined extends Text {
  type: 'combined';
  answer: [];
  parts: Part[];
}
/** Where a question hangs: `difficulty` is 0..1 with 1 easy, `minutes` what a student needs. */
interface Place {
  key: string;
  book: string;
  chapter: string;
  knowledge: string[];
  difficulty: number;
  year: number;
  source: string;
  minutes: number;
}
export type Question = (Part | Combined) & Place;
