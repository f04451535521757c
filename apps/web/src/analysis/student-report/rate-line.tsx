import styles from './student-report.module.css';

const WIDTH = 240;
const HEIGHT = 48;
const EDGE = 4;

/** The own score rates from the first to the last, between nothing and everything: a picture without a scale to compare with others by. */
export function RateLine({ rates, label }: { rates: readonly number[]; label: string }) {
  const points = rates.map((rate, nth): [number, number] => [
    EDGE + (nth / Math.max(1, rates.length - 1)) * (WIDTH - 2 * EDGE),
    EDGE + (1 - rate) * (HEIGHT - 2 * EDGE),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={3} />
    </svg>
  );
}
