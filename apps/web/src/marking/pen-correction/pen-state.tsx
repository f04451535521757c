import { LOW_BATTERY } from '@zhibi/contract/capture';
import type { CorrectingPen } from '@zhibi/contract/marking/pen-correction';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../platform/time.js';
import styles from './correction.module.css';

/** The pen of the teacher: its name, whether it is there, how long it will last. */
export function PenState({ pen }: { pen: CorrectingPen | null }) {
  const { t } = useTranslation('correction');
  if (pen === null) return <span className={styles.pen}>{t('pen.noPen')}</span>;
  const isLow = pen.battery !== null && pen.battery < LOW_BATTERY;
  return (
    <section className={styles.pen} data-off={pen.isConnected ? undefined : true} aria-label={t('pen.pen')}>
      <b translate="no">{pen.name || pen.mac}</b>
      <span>{t(pen.isConnected ? 'pen.on' : 'pen.off')}</span>
      {pen.battery !== null && (
        <span className={isLow ? styles.low : undefined}>{t('pen.battery', { percent: pen.battery })}</span>
      )}
      {pen.lastSeenAt && <span>{t('pen.lastHeard', { at: formatStamp(pen.lastSeenAt) })}</span>}
    </section>
  );
}
