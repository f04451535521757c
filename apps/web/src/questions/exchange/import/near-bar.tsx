import type { ImportItem } from '@zhibi/contract/questions/exchange';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './exchange.module.css';
import { useSettleNear } from './use-settle-near.js';

/** As many as one call settles. */
const AT_ONCE = 200;

/** All items on the page that wait because they are much like others, settled at once. */
export function NearBar({ importId, rows }: { importId: string; rows: readonly ImportItem[] }) {
  const { t } = useTranslation('exchange');
  const { settle, isPending } = useSettleNear(importId);
  const waiting = rows.filter(({ outcome, near }) => outcome === 'doubtful' && near.length > 0).slice(0, AT_ONCE);
  if (waiting.length < 2) return null;
  const positions = waiting.map(({ position }) => position);
  return (
    <div className={styles.nearBar}>
      <span>{t('near.count', { count: waiting.length })}</span>
      <Button size="small" disabled={isPending} onClick={() => settle(positions, 'drop')}>
        {t('near.dropAll')}
      </Button>
      <Button size="small" disabled={isPending} onClick={() => settle(positions, 'add')}>
        {t('near.addAll')}
      </Button>
    </div>
  );
}
