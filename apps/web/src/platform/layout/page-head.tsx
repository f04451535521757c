import { ArrowLeftOutlined } from '@ant-design/icons';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreensContext, screenAt } from '../screen-line.js';
import { wayBackTo } from '../way.js';
import { Dock } from './dock.js';
import { GoButton } from './go-button.js';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** One grey line of facts, joined by " · ". */
  note?: ReactNode;
  /** Actions; at most one is primary and it stands last. */
  extra?: ReactNode;
  /** The address that the arrow leads back to. */
  back?: string;
}

/** What is here, and the one thing to do now. */
export function PageHead({ title, note, extra, back }: PageHeadProps) {
  const { t } = useTranslation('platform');
  const screens = useContext(ScreensContext);
  const { pathname } = useLocation();
  const above = [screenAt(screens, pathname)?.under ?? []].flat();
  const isInBar = above.some((path) => path === back);
  return (
    <header className={styles.head}>
      <div>
        <h1>
          {back && (
            <GoButton
              {...(isInBar && { className: styles.inBar })}
              type="text"
              size="small"
              icon={<ArrowLeftOutlined />}
              aria-label={t('back')}
              to={wayBackTo(back)}
            />
          )}
          {title}
        </h1>
        {note && <p>{note}</p>}
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
      <span className={styles.dock}>
        <Dock on="bar" />
      </span>
    </header>
  );
}
