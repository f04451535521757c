import type { Cut } from './cut.js';
import type { Line } from './line.js';
import { optionLines } from './option-table.js';
import { paperLines } from './table-paper.js';
import { layoutLines } from './tables.js';
import { usualLines } from './usual-signs.js';

const wantsOptions = ({ options, answer, analysis }: Cut): boolean =>
  options.length + answer.length + analysis.length === 0;

/**
 * A line or a table as the lines that say the same below each other: a table that only arranges questions, the options of the one that stands open,
 * or all of the paper. @param leave told of each text that is not taken
 */
export function linesOf(line: Line, own: Cut | undefined, leave: (text: string) => void): Line[] {
  if (line.rows === undefined) return usualLines(line);
  const paper = paperLines(line);
  for (const text of paper?.left ?? []) leave(text);
  const options = own !== undefined && wantsOptions(own) ? () => optionLines(line) : () => undefined;
  return (layoutLines(line) ?? paper?.lines ?? options() ?? [line]).flatMap(usualLines);
}

/** The lines behind one, first those of the same table. */
export function* linesBehind(near: readonly Line[], far: Iterable<Line>): Generator<Line> {
  yield* near;
  for (const line of far) yield* usualLines(line);
}
