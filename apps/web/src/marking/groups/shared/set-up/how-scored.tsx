import type { Round } from '@zhibi/contract/marking/rounds';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import styles from './set-up.module.css';

/** Who scores, how many each answer, and what becomes of two scores. */
export function HowScored({ round }: { round: Round }) {
  const { t } = useTranslation('rounds');
  const { state, scorers, scorersEach, tolerance, within, arbiterName, beyond, progress } = round;
  if (state === 'cancelled') return <StatusTag tone="off">{t('cancelled')}</StatusTag>;
  const names = scorers.filter((one) => one.scores).map(({ name }) => name);
  return (
    <div className={styles.how}>
      <b>{names.join(t('between'))}</b>
      <span>{scorersEach === 1 ? t('single') : t('double', { tolerance, within: t(`within.${within}`) })}</span>
      {progress.groups > 0 && <span>{t('groups', { count: progress.groups })}</span>}
      {arbiterName !== null && <span>{t('arbiter', { name: arbiterName })}</span>}
      {beyond > 0 && <StatusTag tone="warn">{t('beyond', { count: beyond })}</StatusTag>}
    </div>
  );
}
