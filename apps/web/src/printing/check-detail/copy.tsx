import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './check-detail.module.css';
import { Leaves } from './leaves.js';
import { Sides } from './sides.js';

const views = ['faces', 'leaves'] as const;

/** The first copy: every side of its sheets as the machine takes it, or as a reader leafs through it. */
export function Copy({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const [view, setView] = useState<(typeof views)[number]>('faces');
  return (
    <>
      <div className={styles.views}>
        <Segmented
          aria-label={t('check.sample', { name: order.sheets[0]?.name ?? '' })}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`check.${value}`) }))}
        />
      </div>
      {view === 'faces' || order.sheets.length === 0 ? <Sides order={order} /> : <Leaves order={order} />}
    </>
  );
}
