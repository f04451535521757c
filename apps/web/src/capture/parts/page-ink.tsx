import { inkPath, type Rect } from '@zhibi/ink';
import { memo, useMemo } from 'react';
import { unpackInk } from '../../platform/ink/unpack.js';
import styles from './sheet.module.css';
import { useHeld } from './use-held.js';
import { useLiveInk } from './use-live-ink.js';

export interface PageInkProps {
  /** Ink that was there when the page was opened. */
  ink: string;
  pageCode: string;
  view: Rect;
  label: string;
  /** It is looked at as it was: what comes meanwhile shows afterwards. */
  isHeld?: boolean;
}

const NIB_MM = 0.5;

/** The ink of a page, old and arriving: a new stroke adds one path and leaves the others alone. */
export function PageInk({ ink: told, pageCode, view, label, isHeld = false }: PageInkProps) {
  const ink = useHeld(told, isHeld);
  const strokes = useMemo(() => unpackInk(ink), [ink]);
  const before = useMemo(() => inkPath(strokes, NIB_MM), [strokes]);
  const ids = useMemo(() => new Set(strokes.map(({ id }) => id)), [strokes]);
  const { segments } = useHeld(useLiveInk(pageCode), isHeld);
  return (
    <svg
      className={styles.ink}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label}
    >
      <Segment path={before} />
      {segments.map(({ id, path }) => !ids.has(id) && <Segment key={id} path={path} />)}
    </svg>
  );
}

const Segment = memo(({ path }: { path: string }) => <path d={path} />);
