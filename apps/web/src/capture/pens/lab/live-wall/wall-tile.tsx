import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './wall.module.css';
import { WallSheet, type WallSheetProps } from './wall-sheet.js';

interface Props extends WallSheetProps {
  isPicked: boolean;
  onPick: () => void;
  onOpen: () => void;
}

/** A student's paper on the wall: opened by a click, picked for comparing by its box. */
export function WallTile({ isPicked, onPick, onOpen, ...sheet }: Props) {
  const { t } = useTranslation('liveWall');
  const { state } = sheet.now;
  return (
    <div className={`${styles.tile} ${isPicked ? styles.picked : state === 'stuck' ? styles.stuck : ''}`}>
      <button type="button" className={styles.thumb} onClick={onOpen}>
        <WallSheet {...sheet} />
      </button>
      <Checkbox
        className={styles.pick}
        checked={isPicked}
        aria-label={t('pick', { name: sheet.name })}
        onChange={onPick}
      />
    </div>
  );
}
