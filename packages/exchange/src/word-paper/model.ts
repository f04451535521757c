import type { QuestionBody } from '@zhibi/contract/questions';
import type { MediaFiles } from '../model.js';

/** A question as it stands in a paper. */
export interface WordItem {
  /** Printed number. */
  no: string;
  question: QuestionBody;
  score: number;
  /** Points of the question where it bears them itself, null where its section says them. */
  points: number | null;
  /** Height of the place for an answer in the student's own words, in mm. */
  spaceMm: number;
  /** How a composition is written: squares, lines, or four lines of beginners. */
  writing: 'squares' | 'lines' | 'four-lines';
}

export interface WordSection {
  title: string;
  note: string;
  items: WordItem[];
}

/** A paper as Word shows it. Words of the head are printed as they are. */
export interface WordPaper {
  title: string;
  schoolLine: string;
  factsLine: string;
  notes: readonly string[];
  /** 学校 班级 姓名 考号, each with a line to fill in. */
  fields: readonly string[];
  /** 题号 and 得分 of the sections, or none. */
  scoreTable: boolean;
  sections: readonly WordSection[];
  /** Where the questions come from. */
  credits: string;
  page: { widthMm: number; heightMm: number; columns: 1 | 2 };
  /** Answers in their places and the analyses behind each question. */
  withAnswers: boolean;
  /** Of a language: what several questions share is a text to read. */
  isLanguage: boolean;
  /** Open answers stand on lines, not on empty paper. */
  lined: boolean;
  /** What stands after the number of a question and the letter of an option. */
  stop: string;
  pictures: MediaFiles;
  /** Drawings as PNG by their text, for programs that do not draw them. */
  drawn: ReadonlyMap<string, Uint8Array>;
}
