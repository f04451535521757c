/** A formula without the space around it; the space of a last `\ ` belongs to the formula. */
export function trimFormula(latex: string): string {
  const trimmed = latex.trim();
  const backslashes = /\\*$/.exec(trimmed)?.[0].length ?? 0;
  return backslashes % 2 === 1 && latex.trimStart().length > trimmed.length ? `${trimmed} ` : trimmed;
}
