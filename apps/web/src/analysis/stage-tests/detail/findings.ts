import type { StageClass, StageOverview } from '@zhibi/contract/analysis/stage-tests';

type Boxed = StageClass & { box: NonNullable<StageClass['box']> };

/** The classes with the highest and lowest median and with the longest box. */
export function boxesOf({ classes }: Pick<StageOverview, 'classes'>) {
  const boxed = classes.filter((one): one is Boxed => one.box !== null);
  const best = (measureOf: (one: Boxed) => number) =>
    boxed.reduce<Boxed | undefined>(
      (most, one) => (most === undefined || measureOf(one) > measureOf(most) ? one : most),
      undefined,
    );
  const [top, low, wide] = [
    best(({ box }) => box.median),
    best(({ box }) => -box.median),
    best(({ box }) => box.upper - box.lower),
  ];
  return top && low && wide ? { top, low, wide, count: boxed.length } : undefined;
}

/** The classes that surely gained more or less than their start let expect. */
export const addedOf = ({ classes }: Pick<StageOverview, 'classes'>) => ({
  above: classes.filter(({ added }) => added?.verdict === 'above').map(({ className }) => className),
  below: classes.filter(({ added }) => added?.verdict === 'below').map(({ className }) => className),
});

/** A number with its sign: +3.2, −3.4, 0.0. */
export const signed = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? text : `${value > 0 ? '+' : '−'}${text}`;
};

/** A round number that every interval lies within, on both sides of 0. */
export function reachOf(values: readonly number[]): number {
  const most = Math.max(1, ...values.map(Math.abs));
  const step = most > 20 ? 10 : most > 8 ? 5 : most > 3 ? 2 : 1;
  return Math.ceil(most / step) * step;
}
