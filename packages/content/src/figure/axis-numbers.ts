/** Beside what an axis says nothing else is written nearer than this, in mm. */
const CLEAR = 0.35;
const HEIGHT = 2.6;
const DIGIT = 1.8;
const SIGN = 2.8;
const POINT = 1;

/** Where the O of the origin ends, left of the vertical axis, and how far its middle lies below the horizontal one. */
export const origin = { right: -0.8, down: 2.5 } as const;
const O_LEFT = origin.right - 2.8;

const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + (one === '-' ? SIGN : one === '.' ? POINT : DIGIT), 0);

/** A number of the horizontal axis stands with its digits under its tick: the sign hangs out to the left, yet never over the edge. */
export const middleMm = (value: number, tickMm: number): number =>
  Math.max(tickMm - (value < 0 ? SIGN / 2 : 0), widthOf(String(value)) / 2 + 0.2);

/** From the origin outwards, so that of numbers too near to each other the inner one is told. */
function clear(
  values: readonly number[],
  reach: (value: number) => readonly [number, number],
  first: readonly (readonly [number, number])[],
): ReadonlySet<number> {
  const taken = [...first];
  const told = [...values].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
  return new Set(
    told.filter((value) => {
      const [low, high] = reach(value);
      const isFree = taken.every(([from, to]) => high + CLEAR <= from || low >= to + CLEAR);
      if (isFree) taken.push([low, high]);
      return isFree;
    }),
  );
}

/** The numbers of the horizontal axis that run neither into each other nor into the O. `originMm`: where the vertical one stands. */
export const toldOnX = (
  values: readonly number[],
  mm: (value: number) => number,
  originMm: number,
  hasO: boolean,
): ReadonlySet<number> =>
  clear(
    values,
    (value) => {
      const [middle, half] = [middleMm(value, mm(value)), widthOf(String(value)) / 2];
      return [middle - half, middle + half];
    },
    hasO ? [[originMm + O_LEFT, originMm + origin.right]] : [],
  );

/** The same for the vertical axis, in mm downwards from the origin. */
export const toldOnY = (values: readonly number[], mm: (value: number) => number, hasO: boolean): ReadonlySet<number> =>
  clear(
    values,
    (value) => [mm(value) - HEIGHT / 2, mm(value) + HEIGHT / 2],
    hasO ? [[origin.down - HEIGHT / 2, origin.down + HEIGHT / 2]] : [],
  );
