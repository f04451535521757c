import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../parts/engine/mark-bar.module.css';

export interface PageTurnerProps {
  /** The first answer in sight, counted from nought. */
  from: number;
  shown: number;
  of: number;
  onTurn: (by: 1 | -1) => void;
}

/** Which of the answers are in sight, and the way to the others. */
export function PageTurner({ from, shown, of, onTurn }: PageTurnerProps) {
  const { t } = useTranslation('marking');
  if (of === 0) return null;
  const button = (by: 1 | -1) => (
    <Button
      size="small"
      type="text"
      icon={by === 1 ? <RightOutlined /> : <LeftOutlined />}
      aria-label={t(by === 1 ? 'mark.nextPage' : 'mark.previousPage')}
      disabled={by === 1 ? from + shown >= of : from === 0}
      // A mouse must not leave the focus here: Enter would press this button instead of confirming.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTurn(by)}
    />
  );
  return (
    <span className={styles.pages}>
      {button(-1)}
      {t('mark.shown', { from: from + 1, to: from + shown, of })}
      {button(1)}
    </span>
  );
}
