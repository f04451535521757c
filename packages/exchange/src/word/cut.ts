import type { WarnReason } from '@zhibi/contract/questions/exchange';

/** A text that several questions are about, with the numbers of these where the paper says them. */
export interface Passage {
  section: string;
  from: number | undefined;
  to: number | undefined;
  lines: string[];
  /** Whether the line that opens it may be part of the question before. */
  isUnsure?: boolean;
}

/** A question as it was cut out of running text: texts in the signs that a teacher types, a line each. */
export interface Cut {
  number: string;
  section: string;
  stem: string[];
  options: { label: string; lines: string[] }[];
  /** Whether the options begin as other things do too: `a.`, `(A)`. */
  hasOddLetters: boolean;
  answer: string[];
  /** Whether the line that names the key says nothing else, so that it is told by nothing where the key ends. */
  isKeyAlone: boolean;
  analysis: string[];
  facts: Map<string, string>;
  parts: Cut[];
  warnings: Set<WarnReason>;
  passage: Passage | undefined;
  /** Whether a document of ours says of each of its lines what it is: then nothing of it is guessed. */
  isMarked: boolean;
}

export const newCut = (number: string, inSection: string, passage?: Passage): Cut => ({
  number,
  section: inSection,
  stem: [],
  options: [],
  hasOddLetters: false,
  answer: [],
  isKeyAlone: false,
  analysis: [],
  facts: new Map(),
  parts: [],
  warnings: new Set(),
  passage,
  isMarked: false,
});

/** Where the key of a question goes on, of which a line has said so much. */
export function keyLines(cut: Cut, said: string): string[] {
  cut.isKeyAlone ||= cut.answer.length === 0 && said.trim() === '';
  return cut.answer;
}
