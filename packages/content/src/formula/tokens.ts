export type LatexToken = { t: 'command' | 'open' | 'close' | 'script' | 'char'; v: string; at: number };

/** What ends a line is a comment still, unless it stands behind a number. */
const endOfLine = '(?<!\\d\\s*)%[^\\S\\n]*\\n';
const percents = new RegExp(`\\\\[\\s\\S]|(${endOfLine})|%`, 'g');
const one = new RegExp(`\\\\([A-Za-z]+\\*?|[\\s\\S]|$)|${endOfLine}|([\\s\\S])`, 'gu');

/**
 * A percent sign as people type it in a formula, `20%`, as LaTeX wants it: to LaTeX what stands behind it would be a comment, of which
 * neither screen nor paper says a word.
 */
export const withPercents = (latex: string): string =>
  latex.replace(percents, (found, comment?: string) => (comment !== undefined ? '' : found === '%' ? '\\%' : found));

/** Cuts LaTeX into commands, braces, script signs and characters; there are no comments in it (`withPercents`). `at` counts UTF-16 units from 0. */
export function latexTokens(latex: string): LatexToken[] {
  const tokens: LatexToken[] = [];
  for (const found of latex.matchAll(one)) {
    const [, command, char] = found;
    const at = found.index;
    if (command !== undefined) tokens.push({ t: 'command', v: command, at });
    else if (char === '{') tokens.push({ t: 'open', v: char, at });
    else if (char === '}') tokens.push({ t: 'close', v: char, at });
    else if (char === '^' || char === '_') tokens.push({ t: 'script', v: char, at });
    else if (char !== undefined) tokens.push({ t: 'char', v: char, at });
  }
  return tokens;
}
