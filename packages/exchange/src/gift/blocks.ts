import { plainIndex } from './signs.js';

export interface GiftLine {
  text: string;
  /** Its place in the file, from 1. */
  at: number;
}

/** Whether the braces of an answer stand open behind a line, and whether one was closed in it. */
function bracesIn(text: string, isOpen: boolean): { isOpen: boolean; hasClosed: boolean } {
  let [open, hasClosed] = [isOpen, false];
  for (let at = plainIndex(text, '{}'); at >= 0; at = plainIndex(text, '{}', at + 1)) {
    hasClosed ||= open && text[at] === '}';
    open = text[at] === '{';
  }
  return { isOpen: open, hasClosed };
}

/**
 * The questions of lines between which no empty line stands: a title begins one, also where the braces before it were never closed; so does a line with
 * an answer of its own behind one that has its answer.
 */
export function questionsIn(lines: readonly GiftLine[]): GiftLine[][] {
  const questions: GiftLine[][] = [];
  let state = { isOpen: false, hasClosed: false };
  for (const line of lines) {
    const isNext = !state.isOpen && state.hasClosed && plainIndex(line.text, '{') >= 0;
    if (questions.length === 0 || /^\s*::/.test(line.text) || isNext) {
      questions.push([]);
      state = { isOpen: false, hasClosed: false };
    }
    questions.at(-1)?.push(line);
    const { isOpen, hasClosed } = bracesIn(line.text, state.isOpen);
    state = { isOpen, hasClosed: state.hasClosed || hasClosed };
  }
  return questions;
}
