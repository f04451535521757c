import type { ReadSymbol } from './hypotheses.js';

/** In heights of the digit before it: so far its foot is above the foot of that digit, and so small it is at most. */
const RAISED = { foot: 0.3, height: 0.85 } as const;

/** In heights of the tallest sign: a 1 that is no higher than this may be a point that was drawn too long. */
const SHORT_ONE = 0.55;

const isDigit = ({ label }: ReadSymbol): boolean => /^\d$/.test(label);

/**
 * Whether a digit stands small and high after another one: 3² and 32 are the same strokes, and only their places tell which is
 * meant. The reader of plain numbers has no exponents; whoever wrote one is read by a person.
 */
export const hasRaisedDigit = (symbols: readonly ReadSymbol[]): boolean =>
  symbols.some((symbol, at) => {
    const before = symbols[at - 1];
    if (before === undefined || !isDigit(symbol) || !isDigit(before)) return false;
    const { bounds: low } = before;
    const { bounds: high } = symbol;
    const foot = low.yMm + low.heightMm - (high.yMm + high.heightMm);
    return foot > RAISED.foot * low.heightMm && high.heightMm < RAISED.height * low.heightMm;
  });

/** Whether a 1 is so short beside other signs that it may be a decimal point or a comma. */
export function hasShortOne(symbols: readonly ReadSymbol[]): boolean {
  const tallest = Math.max(...symbols.map(({ bounds }) => bounds.heightMm));
  return symbols.some(({ label, bounds }) => label === '1' && bounds.heightMm < SHORT_ONE * tallest);
}

/** Whether a minus lies over or under a digit, and not before it: a bar over 3 is none, and may be a line that was struck too high. */
export const hasBarBeside = (symbols: readonly ReadSymbol[]): boolean =>
  symbols.some(
    ({ label, bounds: bar }) =>
      label === '-' &&
      symbols.some((other) => {
        const { xMm, widthMm } = other.bounds;
        const shared = Math.min(bar.xMm + bar.widthMm, xMm + widthMm) - Math.max(bar.xMm, xMm);
        return isDigit(other) && shared > 0.5 * Math.min(bar.widthMm, widthMm);
      }),
  );
