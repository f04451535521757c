import type { OfflineDetail } from '@zhibi/contract/printing/offline';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../../platform/time.js';
import styles from '../../parts/orders.module.css';

/** Who wrote it down, changed it, withdrew it, and when. */
export function RecordHistory({ history }: Pick<OfflineDetail, 'history'>) {
  const { t, i18n } = useTranslation('offline');
  const words = ({ step, changed }: OfflineDetail['history'][number]): string => {
    if (step === 'withdrawn') return t('withdrawnStep');
    if (step !== 'edited') return t(`${step}`);
    if (changed.length === 0) return t('editedNothing');
    const fields = new Intl.ListFormat(i18n.language).format(changed.map((field) => t(`field.${field}`)));
    return t('edited', { fields });
  };
  return (
    <section className={styles.part}>
      <h3>{t('history')}</h3>
      <ol className={styles.history}>
        {history.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened only grows at its end
          <li key={at}>
            {words(one)} · {one.by}
            <small>
              {formatStamp(one.at)} {one.note}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
