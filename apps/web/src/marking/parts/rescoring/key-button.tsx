import type { ItemToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import styles from './rescoring.module.css';

const KeyDrawer = onDemand(
  () => import('./key-drawer.js').then((made) => made.KeyDrawer),
  ({ open }) => open,
);

/** Beside a key: that it was changed, and the way to change it. */
export function KeyButton({ homeworkId, item }: { homeworkId: string; item: ItemToMark }) {
  const { t } = useTranslation('rescoring');
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.beside}>
      {item.keyChanged && <StatusTag tone="warn">{t('changed')}</StatusTag>}
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <KeyDrawer open={isOpen} homeworkId={homeworkId} item={item} onClose={() => setOpen(false)} />
    </span>
  );
}
