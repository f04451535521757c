import type { AnswerArea } from '@zhibi/contract/papers';
import type { PaperAreas } from '@zhibi/contract/papers/areas';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { corners, type Hold, type Sheet } from '../../parts/pull-rect.js';
import { kinds } from './kinds.js';
import styles from './sheet.module.css';
import { useAreaName } from './use-area-name.js';

interface AreaBoxProps {
  area: AnswerArea;
  size: Sheet;
  items: PaperAreas['items'];
  isChosen: boolean;
  isFaulty: boolean;
  canDraw: boolean;
  onHold: (event: PointerEvent, hold: Hold) => void;
  onFocus: () => void;
}

const TALL_MM = 7;

/**
 * One area over the print: what is under it stays readable. As small as on paper, it cannot be a target of 24 px; the list of the
 * page beside it chooses the same areas (WCAG 2.5.8, equivalent), so that only the chosen one stands in the order of the keyboard.
 */
export function AreaBox({ area, size, items, isChosen, isFaulty, canDraw, onHold, onFocus }: AreaBoxProps) {
  const { t } = useTranslation('areas');
  const name = useAreaName(items)(area);
  const looks = [styles.area, styles[kinds[area.areaType]]];
  if (isChosen) looks.push(styles.chosen);
  if (isFaulty) looks.push(styles.faulty);
  return (
    <button
      type="button"
      className={looks.join(' ')}
      style={{
        left: `${(area.xMm / size.widthMm) * 100}%`,
        top: `${(area.yMm / size.heightMm) * 100}%`,
        width: `${(area.widthMm / size.widthMm) * 100}%`,
        height: `${(area.heightMm / size.heightMm) * 100}%`,
      }}
      aria-label={isFaulty ? `${name} ${t('faulty')}` : name}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-area={area.areaId}
      title={name}
      onFocus={onFocus}
      onPointerDown={(event) => onHold(event, 'all')}
    >
      {area.heightMm >= TALL_MM && <span>{name}</span>}
      {isChosen &&
        canDraw &&
        corners.map((corner) => (
          <i key={corner} className={styles[corner]} onPointerDown={(event) => onHold(event, corner)} />
        ))}
    </button>
  );
}
