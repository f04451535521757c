import type { Rect, Stroke } from '@zhibi/ink';
import { useEffect, useMemo, useState } from 'react';
import styles from './answer-paper.module.css';
import { replayOf } from './replay.js';

export interface ReplayedInkProps {
  strokes: readonly Stroke[];
  view: Rect;
  nibMm: number;
  onEnd: () => void;
}

const LAST_LOOK_MS = 500;

/** The pen writes again, as it did; says when it has finished. */
export function ReplayedInk({ strokes, view, nibMm, onEnd }: ReplayedInkProps) {
  const replay = useMemo(() => replayOf(strokes, nibMm), [strokes, nibMm]);
  const [path, setPath] = useState('');
  // The screen's frames are the clock of the pen.
  useEffect(() => {
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function show() {
      const ms = performance.now() - startedAt;
      setPath(replay.pathAt(ms));
      if (ms < replay.lengthMs + LAST_LOOK_MS) frame = requestAnimationFrame(show);
      else onEnd();
    });
    return () => cancelAnimationFrame(frame);
  }, [replay, onEnd]);
  return (
    <svg
      className={`${styles.layer} ${styles.student}`}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
