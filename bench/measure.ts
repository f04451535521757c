import { cpus, loadavg } from 'node:os';

export interface Rate {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
}

/** Runs `work` with so many callers at once for so many calls, after a warm-up, and tells how often it was done a second. */
export async function rateOf(
  calls: number,
  callers: number,
  work: (nth: number) => Promise<unknown>,
  warmUp = Math.min(200, calls),
): Promise<Rate> {
  const round = async (from: number, count: number) => {
    const times: number[] = [];
    let next = from;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (next < from + count) {
          const nth = next++;
          const begun = performance.now();
          await work(nth);
          times.push(performance.now() - begun);
        }
      }),
    );
    return times;
  };
  await round(0, warmUp);
  const begun = performance.now();
  const times = (await round(warmUp, calls)).sort((a, b) => a - b);
  const seconds = (performance.now() - begun) / 1000;
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: calls / seconds, p50Ms: at(0.5), p95Ms: at(0.95) };
}

/** The one in the middle: others who use the machine disturb single rounds. */
export const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** One line: ours, its baseline, and the ratio that is to be read. */
export function report(name: string, unit: string, ours: number, bare: number): void {
  const n = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });
  console.log(`${name}: ${n(ours)} ${unit} · baseline ${n(bare)} ${unit} · ratio ${(ours / bare).toFixed(2)}`);
}

/** What else the machine was doing: a number measured while others work says little about the program. */
export const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`;
