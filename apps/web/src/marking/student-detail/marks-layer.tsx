import type { Result } from '@zhibi/contract/marking';
import type { Rect } from '@zhibi/ink';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/time.js';
import styles from './marks-layer.module.css';

type Item = Result['items'][number];

/** Where the mark of an answer stands: at the end of what is written in, on this page. */
function placeOf({ areas }: Item, page: number): { xMm: number; yMm: number } {
  const here = areas.filter((area) => area.page === page);
  const written = here.filter(({ areaType }) => areaType !== 0);
  const around = written.length > 0 ? written : here;
  return {
    xMm: Math.max(...around.map(({ xMm, widthMm }) => xMm + widthMm)),
    yMm: Math.max(...around.map(({ yMm, heightMm }) => yMm + heightMm)),
  };
}

export interface MarksLayerProps {
  /** The items that stand on this page. */
  items: readonly Item[];
  page: number;
  view: Rect;
  onOpen: (no: number) => void;
}

/** The red pen over a page: a tick beside what is right, what was taken off beside what is not. A tap opens the question. */
export function MarksLayer({ items, page, view, onOpen }: MarksLayerProps) {
  const { t } = useTranslation('marking');
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return items.map((item) => {
    const { itemId, no, score, maxScore } = item;
    const { xMm, yMm } = placeOf(item, page);
    const isFull = score !== null && score >= maxScore;
    return (
      <button
        key={itemId}
        type="button"
        className={styles.mark}
        style={{ left: percent(xMm, view.widthMm), top: percent(yMm, view.heightMm) }}
        aria-label={t('result.cell', { no, score: formatNumber(score), max: maxScore })}
        onClick={() => onOpen(no)}
      >
        {score !== null && (isFull ? <Tick /> : <span>−{formatNumber(maxScore - score)}</span>)}
      </button>
    );
  });
}

const Tick = () => (
  <svg viewBox="0 0 48 40" aria-hidden="true">
    <path d="M4 22c4 3 8 8 11 14C20 22 30 10 45 3 32 13 23 25 17 39c-1 1-3 1-4-1C11 32 7 26 3 24c-1-1 0-2 1-2z" />
  </svg>
);
