/**
 * Environments that number their lines, or that KaTeX takes on a line of its own only, by those that look the same and may stand anywhere: a paper
 * numbers nothing, and a formula that stood alone elsewhere may stand within a sentence here.
 */
const anywhere: Readonly<Record<string, string>> = {
  align: 'aligned',
  'align*': 'aligned',
  alignat: 'alignedat',
  'alignat*': 'alignedat',
  gather: 'gathered',
  'gather*': 'gathered',
  equation: 'gathered',
  'equation*': 'gathered',
  split: 'aligned',
};

/** The same formula with environments that may stand in a line of text, and bear no number. */
export const inEnvironments = (latex: string): string =>
  latex.replace(/\\(begin|end)\s*\{([^{}]*)\}/g, (whole, edge: string, name: string) =>
    anywhere[name] === undefined ? whole : `\\${edge}{${anywhere[name]}}`,
  );

/** Has no form that may stand in a line: KaTeX sets it as if it stood alone. */
export const standsAlone = (latex: string): boolean => /\\begin\s*\{CD\}/.test(latex);
