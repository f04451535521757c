import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './wall.module.css';

interface Props {
  names: readonly string[];
  onCompare: () => void;
  onClear: () => void;
}

/** Who is picked, and what can be done with them. */
export function PickedBar({ names, onCompare, onClear }: Props) {
  const { t } = useTranslation('liveWall');
  if (names.length === 0) return null;
  return (
    <div className={styles.dock}>
      <span>
        {t('picked')} <b>{names.join(t('comma'))}</b>
      </span>
      <Button type="primary" ghost icon={<SwapOutlined />} onClick={onCompare}>
        {t(names.length > 1 ? 'compare' : 'replay')}
      </Button>
      <Button onClick={onClear}>{t('clear')}</Button>
    </div>
  );
}
