import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dock } from '../layout/dock.js';
import styles from './touch-head.module.css';

export interface TouchHeadProps {
  title: ReactNode;
  /** One grey line. */
  note?: ReactNode;
  /** The address that the arrow leads back to; a page of the bar has none. */
  back?: string;
  /** At most two icons. */
  tools?: ReactNode;
}

/** The head of a screen for fingers: where one is, and the way back. */
export function TouchHead({ title, note, back, tools }: TouchHeadProps) {
  const { t } = useTranslation('platform');
  return (
    <header className={styles.head}>
      {back !== undefined && (
        <Link to={back} className={styles.back} aria-label={t('back')}>
          <ArrowLeftOutlined />
        </Link>
      )}
      <div className={styles.title}>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.tools}>
        <Dock on="bar" />
        {tools}
      </div>
    </header>
  );
}
