import { labelAt } from '../question-collector.js';

/** A name begins with a letter or a line: options that are numbered get one before their number. */
export const identifierOf = (label: string): string => (/^\d/.test(label) ? `_${label}` : label);

/** The labels of options by their names: those that are labels themselves, or the letters of their places. */
export function labelsOf(identifiers: readonly string[]): string[] {
  const said = identifiers.map((name) => name.replace(/^_(?=\d$)/, ''));
  const areLabels = said.every((label) => /^[A-Z0-9]$/.test(label)) && new Set(said).size === said.length;
  return areLabels ? said : said.map((_, nth) => labelAt(nth));
}
