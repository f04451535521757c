import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../window-width.js';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  children: ReactNode;
  /** What is chosen less often: on a phone it waits behind a button. */
  more?: ReactNode;
  /** How many of those are chosen; the button says so. */
  chosen?: number;
  result?: ReactNode;
}

/** One row: scope switch, search, selects; what was found stands right. The values live in the URL. */
export function FilterBar({ children, more, chosen = 0, result }: FilterBarProps) {
  const { t } = useTranslation('platform');
  const isPhone = usePhone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className={styles.bar}>
      <div className={styles.filters}>
        {children}
        {more && isPhone && (
          <Button icon={<FilterOutlined />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
          </Button>
        )}
        {(!isPhone || isOpen) && more}
      </div>
      {result && <span className={styles.result}>{result}</span>}
    </search>
  );
}
