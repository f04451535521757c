import type { Rect } from '@zhibi/ink';
import { useTranslation } from 'react-i18next';
import styles from './answer-paper.module.css';
import { fitsIn } from './typed-lines.js';

interface TypedLayerProps {
  words: string;
  area: Rect;
  view: Rect;
  label: string;
}

/** Words of the page's own size; a small place has smaller ones. */
const LINE_MM = 5;
const SMALLEST_MM = 3;

/** What was typed on a screen, where it would stand on the page; what is longer than its place is scrolled there, and says so. */
export function TypedLayer({ words, area, view, label }: TypedLayerProps) {
  const { t } = useTranslation('capture');
  const fontSize = Math.min(LINE_MM, Math.max(SMALLEST_MM, area.heightMm * 0.8));
  const isLong = !fitsIn(words, { ...area, fontMm: fontSize });
  return (
    <svg
      className={styles.layer}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`${label} · ${words}`}
    >
      <foreignObject x={area.xMm} y={area.yMm} width={Math.max(area.widthMm, fontSize)} height={area.heightMm}>
        <div className={isLong ? `${styles.typed} ${styles.long}` : styles.typed} style={{ fontSize }} translate="no">
          {words}
        </div>
      </foreignObject>
      {isLong && (
        <text
          className={styles.more}
          x={area.xMm + area.widthMm}
          y={area.yMm + area.heightMm}
          fontSize={fontSize * 0.7}
        >
          {t('picture.long', { count: [...words].length })}
        </text>
      )}
    </svg>
  );
}
