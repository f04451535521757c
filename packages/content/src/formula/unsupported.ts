import { supportedCommands, supportedEnvironments } from './supported.js';
import { latexTokens } from './tokens.js';

const environment = /\\(?:begin|end)\s*\{([^{}]*)\}/g;

/**
 * The first command or environment of a formula that is not set alike on the screen and on paper, or leaves something behind for the next formula;
 * undefined where there is none.
 */
export function unsupportedIn(latex: string): string | undefined {
  for (const { t, v } of latexTokens(latex)) {
    const isKnown = t !== 'command' || supportedCommands.has(v) || supportedCommands.has(v.replace('*', ''));
    if (!isKnown) return `\\${v}`;
  }
  for (const [, name = ''] of latex.matchAll(environment)) if (!supportedEnvironments.has(name)) return name;
  return undefined;
}
