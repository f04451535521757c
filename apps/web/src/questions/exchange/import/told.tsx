import { skipReasons, type ToldReason, warnReasons } from '@zhibi/contract/questions/exchange';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session-store.js';
import styles from './exchange.module.css';

/** How often each reason was given: what was not taken, and what is to be known of the rest. */
export function Told({ told }: { told: readonly ToldReason[] }) {
  const { t } = useTranslation('exchange');
  const { language } = useSession();
  if (told.length === 0) return null;
  return (
    <ul className={styles.told} aria-label={t('result.told')}>
      {told.map((one) => (
        <li key={`${one.what} ${one.reason}`} className={one.what === 'skipped' ? styles.toldSkipped : undefined}>
          {one.what === 'skipped' ? skipReasons[one.reason][language] : warnReasons[one.reason][language]}
          <b>{one.count}</b>
        </li>
      ))}
    </ul>
  );
}
