import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../platform/layout/brand.js';
import { serverNow } from '../../platform/server-clock.js';
import { formatStamp, instantOf } from '../../platform/time.js';
import { countdown } from '../parts/countdown.js';
import styles from './upgrade.module.css';
import { useUpgrade } from './use-upgrade.js';

const SECOND_MS = 1000;

/** The maintenance page: when it is over, and that nothing is lost. The watch leads back by itself. */
export function Page() {
  const { t } = useTranslation('operations');
  const { window } = useUpgrade();
  const [, tick] = useReducer((seconds: number) => seconds + 1, 0);
  // The clock.
  useEffect(() => {
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const endTime = window?.upgrade ? window.endTime : '';
  const left = endTime ? instantOf(endTime).getTime() - serverNow().getTime() : null;
  return (
    <main className={styles.page}>
      <Brand size={36} />
      <section className={styles.sheet}>
        <h1>{t('upgrade.title')}</h1>
        <p>{t('upgrade.hint')}</p>
        {left !== null && left > 0 && (
          <>
            <b role="timer" className={styles.left}>
              {countdown(left)}
            </b>
            <p>{t('upgrade.until', { time: formatStamp(endTime) })}</p>
          </>
        )}
        {left !== null && left <= 0 && <p role="status">{t('upgrade.soon')}</p>}
        <small>{t('upgrade.drafts')}</small>
      </section>
    </main>
  );
}
