import type { CardBlock, CardDesign } from '@zhibi/contract/papers/cards';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { corners, type Hold, type Sheet } from '../../parts/pull-rect.js';
import styles from './sheet.module.css';
import { useBlockName } from './use-block-name.js';

interface BlockBoxProps {
  block: CardBlock;
  design: CardDesign;
  size: Sheet;
  isChosen: boolean;
  isFaulty: boolean;
  isPulled: boolean;
  canEdit: boolean;
  onHold: (event: PointerEvent, hold: Hold) => void;
  onFocus: () => void;
}

const share = (mm: number, of: number) => `${(mm / of) * 100}%`;

/** One block over its print: held by its middle, or at a corner once it is chosen. */
export function BlockBox({
  block,
  design,
  size,
  isChosen,
  isFaulty,
  isPulled,
  canEdit,
  onHold,
  onFocus,
}: BlockBoxProps) {
  const { t } = useTranslation('cards');
  const name = useBlockName(design)(block);
  const looks = [styles.block, isChosen && styles.chosen, isFaulty && styles.faulty].filter(Boolean);
  return (
    <button
      type="button"
      className={looks.join(' ')}
      style={{
        left: share(block.xMm, size.widthMm),
        top: share(block.yMm, size.heightMm),
        width: share(block.widthMm, size.widthMm),
        height: share(block.heightMm, size.heightMm),
      }}
      aria-label={isFaulty ? `${name} ${t('faulty')}` : name}
      aria-pressed={isChosen}
      title={name}
      onFocus={onFocus}
      onPointerDown={(event) => onHold(event, 'all')}
    >
      {(isPulled || isChosen) && <span>{t('sizeMm', { width: block.widthMm, height: block.heightMm })}</span>}
      {isChosen &&
        canEdit &&
        corners.map((corner) => (
          <i key={corner} className={styles[corner]} onPointerDown={(event) => onHold(event, corner)} />
        ))}
    </button>
  );
}
