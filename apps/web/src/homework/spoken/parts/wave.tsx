import styles from './wave.module.css';

export interface WaveProps {
  /** 0 to 100, as many as there are. */
  levels: readonly number[];
  /** How many bars are drawn. */
  bars?: number;
  /** The share that was heard, 0 to 1. */
  heard?: number;
  label: string;
  /** A click at a share of the whole. */
  onPick?: (share: number) => void;
}

/** The loudest of each stretch, so that a short word is seen among long silence. */
export function barsOf(levels: readonly number[], count: number): number[] {
  if (levels.length <= count) return [...levels];
  const size = levels.length / count;
  return Array.from({ length: count }, (_, nth) =>
    Math.max(
      0,
      ...levels.slice(Math.floor(nth * size), Math.max(Math.floor(nth * size) + 1, Math.floor((nth + 1) * size))),
    ),
  );
}

const HEIGHT = 40;

/** The loudness of a recording, from left to right. */
export function Wave({ levels, bars = 60, heard = 0, label, onPick }: WaveProps) {
  const drawn = barsOf(levels, bars);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard plays at a word by the words below
    <svg
      className={onPick ? `${styles.wave} ${styles.picked}` : styles.wave}
      viewBox={`0 0 ${(onPick ? Math.max(1, drawn.length) : bars) * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onClick={
        onPick &&
        (({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          onPick((clientX - left) / width);
        })
      }
    >
      {drawn.map((level, nth) => {
        const height = Math.max(2, (level / 100) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
            key={nth}
            className={nth / drawn.length < heard ? styles.heard : styles.bar}
            x={nth * 4 + 0.7}
            y={(HEIGHT - height) / 2}
            width={2.6}
            height={height}
            rx={1.3}
          />
        );
      })}
    </svg>
  );
}
