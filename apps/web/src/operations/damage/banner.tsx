import { operationsApi } from '@zhibi/contract/operations';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { formatStamp } from '../../platform/time.js';
import styles from '../parts/banner.module.css';

const EVERY_MS = 300_000;
const SHOWN = 5;

/** Files of the store that are not what was put: operations put them back from a backup, found by the beginning of their hash. */
export function DamageBanner() {
  const { t } = useTranslation('operations');
  const items = useRead(operationsApi.damagedFiles, {}, { everyMs: EVERY_MS, quiet: true }).data?.items ?? [];
  if (items.length === 0) return null;
  const lines = items.slice(0, SHOWN).map(({ content, what, foundAt, schools }) => (
    <li key={content}>
      <code>{content.slice(0, 16)}</code> {t(`damage.${what}`)} · {formatStamp(foundAt)} ·{' '}
      {schools.join(t('damage.and'))}
    </li>
  ));
  return (
    <Alert
      className={styles.banner}
      type="error"
      showIcon
      title={t('damage.title', { count: items.length })}
      description={<ul>{lines}</ul>}
    />
  );
}
