import { grouped } from '@zhibi/contract/kernel';
import type { BatchProgramme, Place, Setup } from './programme-of.js';
import type { BatchMachine } from './task.js';

/**
 * Gives what has no place the cheapest that is still in time, what must be out first before the rest. It is no best way, but of what it leaves nobody
 * can say that there was room: a solver whose time is over may have left anything.
 * @param chosen the places that are taken already
 * @returns all places that are taken then
 */
export function placeLeft(
  { programme, places, leftOf }: BatchProgramme,
  machines: readonly BatchMachine[],
  chosen: readonly Place[],
): Place[] {
  const taken = [...chosen];
  const minutesOf = new Map<Setup, number>();
  for (const { setup, minutes } of taken) minutesOf.set(setup, (minutesOf.get(setup) ?? 0) + minutes);
  const placesOf = grouped(places, ({ lot }) => lot);
  const placed = new Set(taken.map(({ lot }) => lot));
  const earliest = (lot: number) => Math.min(...(placesOf.get(lot) ?? []).map(({ setup }) => setup.by));
  const extra = ({ column, setup }: Place) =>
    (programme.columns[column]?.cost ?? 0) + (minutesOf.has(setup) ? 0 : (programme.columns[setup.column]?.cost ?? 0));
  const left = leftOf.map((_, lot) => lot).filter((lot) => !placed.has(lot));
  for (const lot of left.toSorted((one, other) => earliest(one) - earliest(other))) {
    const cheapest = (placesOf.get(lot) ?? [])
      .toSorted((one, other) => extra(one) - extra(other))
      .find((place) => isInTime(place, minutesOf, machines));
    if (cheapest === undefined) continue;
    taken.push(cheapest);
    minutesOf.set(cheapest.setup, (minutesOf.get(cheapest.setup) ?? 0) + cheapest.minutes);
  }
  return taken;
}

/** Whether its machine has time for it up to every limit, beside what it prints already. */
function isInTime({ setup, minutes }: Place, minutesOf: ReadonlyMap<Setup, number>, machines: readonly BatchMachine[]) {
  const setupMinutes = machines[setup.machine]?.setupMinutes ?? 0;
  const work = new Map([...minutesOf].filter(([one]) => one.machine === setup.machine));
  work.set(setup, (work.get(setup) ?? 0) + minutes);
  return [...work.keys()].every(({ by }) => {
    const until = [...work].filter(([one]) => one.by <= by);
    return until.reduce((sum, [, of]) => sum + setupMinutes + of, 0) <= by;
  });
}
