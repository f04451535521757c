import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './check-detail.module.css';
import { Leaves } from './leaves.js';
import type { Chosen } from './places.js';
import { Sides } from './sides.js';

const views = ['faces', 'leaves'] as const;
export type View = (typeof views)[number];

interface Shown {
  order: PrintOrderDetail;
  view: View;
  onView: (view: View) => void;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** The first copy: every side of its sheets as the machine takes it, or as a reader leafs through it. */
export function Copy({ order, view, onView, chosen, onChoose }: Shown) {
  const { t } = useTranslation('printing');
  return (
    <>
      <div className={styles.views}>
        <Segmented
          aria-label={t('check.sample', { name: order.sheets[0]?.name ?? '' })}
          value={view}
          onChange={onView}
          options={views.map((value) => ({ value, label: t(`check.${value}`) }))}
        />
      </div>
      {view === 'faces' || order.sheets.length === 0 ? (
        <Sides order={order} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Leaves order={order} />
      )}
    </>
  );
}
