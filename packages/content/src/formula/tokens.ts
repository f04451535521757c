export type LatexToken = { t: 'command' | 'open' | 'close' | 'script' | 'char'; v: string; at: number };

const one = /\\([A-Za-z]+\*?|[\s\S]|$)|%[^\n]*\n?|([\s\S])/gu;

/** Cuts LaTeX into commands, braces, script signs and characters; comments are left out. `at` counts UTF-16 units from 0. */
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
