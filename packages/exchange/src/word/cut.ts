import type { WarnReason } from '@zhibi/contract/questions/exchange';

/** A question as it was cut out of running text: texts in the signs that a teacher types, a line each. */
export interface Cut {
  number: string;
  section: string;
  stem: string[];
  options: { label: string; lines: string[] }[];
  answer: string[];
  analysis: string[];
  facts: Map<string, string>;
  parts: Cut[];
  warnings: Set<WarnReason>;
}

export const newCut = (number: string, inSection: string): Cut => ({
  number,
  section: inSection,
  stem: [],
  options: [],
  answer: [],
  analysis: [],
  facts: new Map(),
  parts: [],
  warnings: new Set(),
});
