import type { ReadSymbol } from './hypotheses.js';

/** In heights of the digit before it: so far its foot is above the foot of that digit, and so small it is at most. */
const RAISED = { foot: 0.3, height: 0.85 } as const;

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
