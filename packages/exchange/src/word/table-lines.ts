import type { Line } from './line.js';
import { optionLines } from './option-table.js';
import { paperLines } from './table-paper.js';
import { layoutLines } from './tables.js';

/**
 * The lines of a table that only arranges what a paper says below each other: questions, the options of one, or all of the paper.
 * @param wantsOptions whether a question stands open that has none yet
 * @param leave told of each text that is not taken
 */
export function tableLines(line: Line, wantsOptions: boolean, leave: (text: string) => void): Line[] | undefined {
  if (line.rows === undefined) return undefined;
  const paper = paperLines(line);
  for (const text of paper?.left ?? []) leave(text);
  return layoutLines(line) ?? paper?.lines ?? (wantsOptions ? optionLines(line) : undefined);
}
