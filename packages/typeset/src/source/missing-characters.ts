import type { PaperSheet } from '../sheet/paper-sheet.js';

/** Characters of a paper that no font of ours has, each once; LaTeX is MathJax's affair and mostly ASCII anyway. */
export function missingCharacters(paper: PaperSheet, printable: ReadonlySet<number>): string {
  const missing = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const char of value) if (!isPrintable(char, printable)) missing.add(char);
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) if (key !== 'svg' && key !== 'alt') look(inner);
    }
  };
  look([paper.title, paper.schoolLine, paper.factsLine, paper.footLine, paper.sections, paper.credits]);
  return [...missing].slice(0, 50).join('');
}

function isPrintable(char: string, printable: ReadonlySet<number>): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code <= 0x20 || printable.has(code) || /[\p{Cc}\p{Cf}\p{Zs}\p{Mn}\p{Variation_Selector}]/u.test(char);
}
