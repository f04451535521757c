import { ABSENT } from '@zhibi/contract/kernel';
import { printCountingApi, type UnpricedWork } from '@zhibi/contract/printing/counting';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber } from '../../../platform/time.js';
import { useDictionary } from '../../parts/use-dictionary.js';
import { unitYuan } from '../../parts/yuan.js';
import styles from './pivot.module.css';
import { PriceWork } from './price-work.js';

/** Work that shops were given while no price stood for it: nothing is drawn where there is none. */
export function Unpriced() {
  const { t } = useTranslation(['counting', 'settings']);
  const { nameOf } = useDictionary();
  const { data } = useRead(printCountingApi.unpriced, {});
  const [pricing, setPricing] = useState<UnpricedWork | null>(null);
  if (data === undefined || data.items.length === 0) return null;
  const kindOf = (work: UnpricedWork) =>
    [
      nameOf('paperSize', work.paperSize),
      nameOf('weight', work.weight),
      nameOf('colour', work.colorPrint ? 'colour' : 'black'),
      t(work.doubleSidedPrint ? 'settings:set.double' : 'settings:set.single'),
    ].join(' · ');
  return (
    <div className={styles.above}>
      <Card flush title={t('unpriced.title', { count: data.items.reduce((sum, { works }) => sum + works, 0) })}>
        <PlainTable
          asCards
          words={3}
          columns={[
            t('settings:set.shop'),
            t('settle.item'),
            t('unpriced.which'),
            t('count.orders'),
            t('count.sheets'),
            t('unpriced.listed'),
            '',
          ]}
          rows={data.items.map((work) => ({
            key: [work.shopId, work.paperSize, work.weight, work.colorPrint, work.doubleSidedPrint].join(' '),
            cells: [
              <span key="shop" translate="no">
                {work.shopName}
              </span>,
              kindOf(work),
              work.works > work.numbers.length
                ? t('unpriced.some', { numbers: work.numbers.join(' ') })
                : work.numbers.join(' '),
              work.works,
              formatNumber(work.sheets),
              work.listed ? unitYuan(work.listed.sheetLi) : ABSENT,
              <Button key="set" size="small" type="link" onClick={() => setPricing(work)}>
                {t('unpriced.set')}
              </Button>,
            ],
          }))}
        />
        <p className={styles.note}>{t('unpriced.note')}</p>
      </Card>
      {pricing && <PriceWork work={pricing} kind={kindOf(pricing)} onClose={() => setPricing(null)} />}
    </div>
  );
}
