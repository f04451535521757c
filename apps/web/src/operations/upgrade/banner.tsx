import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../platform/time.js';
import styles from '../parts/banner.module.css';
import { useUpgrade } from './use-upgrade.js';

/** An upgrade is announced: from when to when. */
export function UpgradeBanner() {
  const { t } = useTranslation('operations');
  const { window, phase } = useUpgrade();
  if (!window || phase !== 'ahead') return null;
  const [from, to] = [formatStamp(window.startTime), endOf(window.startTime, window.endTime)];
  return <Alert className={styles.banner} type="warning" showIcon title={t('upgrade.announced', { from, to })} />;
}

/** The end of the same day is only a time of the clock. */
function endOf(start: string, end: string): string {
  const whole = formatStamp(end);
  return start.slice(0, 8) === end.slice(0, 8) ? `${end.slice(8, 10)}:${end.slice(10, 12)}` : whole;
}
