import type { Rect } from '@zhibi/ink';
import styles from './answer-paper.module.css';

interface TypedLayerProps {
  words: string;
  area: Rect;
  view: Rect;
  label: string;
}

/** Words of the page's own size; a small place has smaller ones. */
const LINE_MM = 5;
const SMALLEST_MM = 3;

/** What was typed on a screen, where it would stand on the page. */
export function TypedLayer({ words, area, view, label }: TypedLayerProps) {
  const fontSize = Math.min(LINE_MM, Math.max(SMALLEST_MM, area.heightMm * 0.8));
  return (
    <svg
      className={styles.layer}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`${label} · ${words}`}
    >
      <foreignObject x={area.xMm} y={area.yMm} width={Math.max(area.widthMm, fontSize)} height={area.heightMm}>
        <div className={styles.typed} style={{ fontSize }} translate="no">
          {words}
        </div>
      </foreignObject>
    </svg>
  );
}
