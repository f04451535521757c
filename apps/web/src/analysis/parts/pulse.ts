/** The score rates of one class, oldest first. */
export interface Pulse {
  className: string;
  points: readonly { on: string; rate: number }[];
}

export type Movement =
  | { kind: 'rises' | 'falls'; className: string; points: number }
  | { kind: 'steady' | 'latest'; className: string; rate: number };

const ENDS = 3;
const MOVED_POINTS = 3;

const mean = (rates: readonly number[]) => rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

/** How a class moved: the mean of its newest homework against its oldest, in percentage points; single outliers weigh little. */
export function movementOf({ className, points }: Pulse): Movement | null {
  const rates = points.map((point) => point.rate);
  const last = rates.at(-1);
  if (last === undefined) return null;
  if (rates.length < ENDS) return { kind: 'latest', className, rate: last };
  const ends = Math.min(ENDS, Math.floor(rates.length / 2));
  const moved = Math.round((mean(rates.slice(-ends)) - mean(rates.slice(0, ends))) * 100);
  if (Math.abs(moved) < MOVED_POINTS) return { kind: 'steady', className, rate: last };
  return { kind: moved > 0 ? 'rises' : 'falls', className, points: Math.abs(moved) };
}

const weight = (movement: Movement) =>
  movement.kind === 'falls' ? 200 + movement.points : movement.kind === 'rises' ? 100 + movement.points : 0;

/** The two findings worth a title: the deepest fall first, then the steepest rise. */
export const findings = (pulses: readonly Pulse[]): Movement[] =>
  pulses
    .flatMap((pulse) => movementOf(pulse) ?? [])
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, 2);
