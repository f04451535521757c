const MM: Readonly<Record<string, number>> = {
  m: 1000,
  cm: 10,
  mm: 1,
  um: 0.001,
  in: 25.4,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
};
const MS: Readonly<Record<string, number>> = { s: 1000, ms: 1, us: 0.001 };

/** A number may stand before the unit: `0.01mm`. */
const counted = /^\s*(\d+(?:\.\d+)?)?\s*([a-z]+)\s*$/;

function sizeOf(units: string | undefined, table: Readonly<Record<string, number>>): number | undefined {
  const [, count, unit = ''] = counted.exec(units ?? '') ?? [];
  const size = table[unit];
  return size === undefined ? undefined : size * (count === undefined ? 1 : Number(count));
}

/** How many mm one of a channel's values is; undefined where the units are those of the device, or none. */
export const mmOf = (units: string | undefined): number | undefined => sizeOf(units, MM);

/** The same of a resolution, so many values a unit: `1000` of `1/cm`. */
export function mmOfResolution(value: number, units: string | undefined): number | undefined {
  const unit = mmOf(/^\s*1\s*\/\s*([a-z]+)\s*$/.exec(units ?? '')?.[1]);
  return unit === undefined || !(value > 0) ? undefined : unit / value;
}

/** How many ms one of a channel's values is. Times without a unit are in ms. */
export const msOf = (units: string | undefined): number => sizeOf(units, MS) ?? 1;
