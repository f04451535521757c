import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './table-foot.module.css';

export interface TableFootProps {
  shown: number;
  of?: number;
  /** Absent on the last page. */
  onNext?: () => void;
  loading?: boolean;
}

/** Long lists page by key: how many rows are shown, and the next page. */
export function TableFoot({ shown, of, onNext, loading }: TableFootProps) {
  const { t } = useTranslation('platform');
  return (
    <footer className={styles.foot}>
      <span>{of === undefined ? t('shown', { shown }) : t('shownOf', { shown, of })}</span>
      {onNext && (
        <Button size="small" iconPlacement="end" icon={<RightOutlined />} loading={loading} onClick={onNext}>
          {t('nextPage')}
        </Button>
      )}
    </footer>
  );
}
