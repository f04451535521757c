import type { CharacterOutlines } from '@zhibi/contract/classroom/dictation';
import type { ReactNode } from 'react';
import styles from './square.module.css';

/** From the square that characters are drawn in, 1024 wide with y growing upward to 900, to one of 1000 downward. */
const ONTO = `scale(${1_000 / 1_024}) translate(0 900) scale(1 -1)`;

/** A stroke: x, y and perhaps more of each point. */
export type Line = readonly (readonly number[])[];

interface SquareProps {
  /** Pale under the ink. */
  model?: Pick<CharacterOutlines, 'outlines'> | null | undefined;
  /** Strokes of the model that are drawn dashed: they are missing. */
  missing?: readonly number[];
  ink: readonly Line[];
  /** Strokes of the ink that stand out. */
  off?: readonly number[];
  label: string;
  children?: ReactNode;
}

/** 田字格 with a character in it: the model under the ink, as far as there is any. */
export function Square({ model, missing = [], ink, off = [], label, children }: SquareProps) {
  return (
    <svg className={styles.square} viewBox="0 0 1000 1000" role="img" aria-label={label}>
      <path className={styles.guides} d="M500 0V1000M0 500H1000" />
      <g transform={ONTO}>
        {model?.outlines.map((path, nth) => (
          <path key={path} className={missing.includes(nth) ? styles.missing : styles.model} d={path} />
        ))}
      </g>
      {ink.map((stroke, nth) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes stay in the order of writing
          key={nth}
          className={off.includes(nth) ? styles.off : styles.ink}
          points={lineOf(stroke)}
        />
      ))}
      {children}
    </svg>
  );
}

/** A dot has a second place beside its first, or it would not be drawn. */
const lineOf = (stroke: Line): string => {
  const [first] = stroke;
  const places = stroke.length === 1 && first ? [first, [(first[0] ?? 0) + 1, first[1] ?? 0]] : stroke;
  return places.map(([x, y]) => `${x},${y}`).join(' ');
};
