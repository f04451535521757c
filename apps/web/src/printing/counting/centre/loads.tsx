import type { printCountingApi } from '@zhibi/contract/printing/counting';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import styles from './centre.module.css';

type ShopLoad = z.output<typeof printCountingApi.centre.output>['shops'][number];
/** The bar ends a tenth above what a day allows. */
const SCALE = 1.1;
const text = (count: number) => count.toLocaleString('en-US');

/** How full the print shops are, and how many of their machines work. */
export function Loads({ shops }: { shops: readonly ShopLoad[] }) {
  const { t } = useTranslation(['counting', 'settings']);
  return (
    <Card title={t('centre.shops')}>
      {shops.length === 0 ? (
        <EmptyState
          title={t('centre.noShops')}
          hint={t('centre.noShopsHint')}
          action={<GoButton to="/devops/printSet?tab=shops">{t('settings:set.title')}</GoButton>}
        />
      ) : (
        <>
          <p className={styles.note}>{t('centre.shopsNote')}</p>
          {shops.map((shop) => (
            <Load key={shop.shopId} shop={shop} />
          ))}
        </>
      )}
    </Card>
  );
}

function Load({ shop }: { shop: ShopLoad }) {
  const { t } = useTranslation(['counting', 'settings']);
  const { sheets, capacity, closed, working, machines } = shop;
  const spare = capacity - sheets;
  const width = capacity === 0 ? 0 : Math.min(1, sheets / (capacity * SCALE)) * 100;
  const room = spare >= 0 ? t('centre.spare', { sheets: text(spare) }) : t('centre.over', { sheets: text(-spare) });
  return (
    <div className={styles.shop}>
      <Link to={`/devops/printTask?shop=${shop.shopId}`} translate="no">
        {shop.shopName}
      </Link>
      <span>
        {capacity > 0
          ? t('centre.ofCapacity', { sheets: text(sheets), capacity: text(capacity) })
          : t('centre.noCapacity', { sheets: text(sheets) })}
      </span>
      <div className={closed === null ? styles.bar : `${styles.bar} ${styles.closed}`}>
        {closed === null && <span className={spare < 0 ? styles.over : undefined} style={{ width: `${width}%` }} />}
        {closed === null && <i />}
      </div>
      <small>{closed === null ? room : t('centre.closed', { reason: closed })}</small>
      <small>{t('centre.machines', { working, machines })}</small>
    </div>
  );
}
