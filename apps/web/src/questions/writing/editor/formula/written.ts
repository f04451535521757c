import { latexTokens } from '@zhibi/content/supported';

/** What MathLive calls by names of its own, in the commands that screen and paper share. */
const ours: Readonly<Record<string, string>> = {
  differentialD: '\\mathrm{d}',
  capitalDifferentialD: '\\mathrm{D}',
  exponentialE: '\\mathrm{e}',
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
  doubleprime: '{\\prime\\prime}',
  mleft: '\\left',
  mright: '\\right',
  questeq: '\\overset{?}{=}',
  Colon: '::',
  slash: '/',
};

/** What MathLive wrote, in the product's own commands. A place that nobody has filled in stays `\placeholder{}`. */
export function written(latex: string): string {
  const tokens = latexTokens(latex).filter(({ t, v }) => t === 'command' && ours[v] !== undefined);
  return tokens
    .reduceRight((text, { v, at }) => {
      const end = at + v.length + 1;
      return `${text.slice(0, at)}${ours[v]}${/^[A-Za-z]/.test(text.slice(end)) && /[A-Za-z]$/.test(ours[v] ?? '') ? ' ' : ''}${text.slice(end)}`;
    }, latex)
    .trim();
}

/** Whether a place of a template is still empty. */
export const isUnfilled = (latex: string): boolean => /\\placeholder(?![A-Za-z])/.test(latex);
