import { type Price, priceOn, printSettingsApi, type Shop } from '@zhibi/contract/printing/settings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { today as schoolDay } from '../../../platform/today.js';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';
import { unitYuan } from '../../parts/yuan.js';
import { PriceDialog } from './price-dialog.js';

/** The price list of every shop, with what held before and what will. */
export function Prices({ shops, prices }: { shops: readonly Shop[]; prices: readonly Price[] }) {
  const { t } = useTranslation('settings');
  const { nameOf } = useDictionary();
  const [isAdding, setAdding] = useState(false);
  const removing = useWrite(printSettingsApi.removePrice, [printSettingsApi.settings]);
  const today = schoolDay().format('YYYYMMDD');
  const stateOf = (price: Price) => {
    if (price.validFrom > today) return 'coming';
    return priceOn(prices, price, today)?.validFrom === price.validFrom ? 'holds' : 'replaced';
  };
  const tones = { coming: 'wait', holds: 'done', replaced: 'off' } as const;
  return (
    <Card
      flush
      title={t('set.tab.prices')}
      extra={
        <Button size="small" type="primary" disabled={shops.length === 0} onClick={() => setAdding(true)}>
          {t('set.addPrice')}
        </Button>
      }
    >
      {prices.length === 0 ? (
        <EmptyState title={t('set.noPrices')} hint={t('set.noPricesHint')} />
      ) : (
        <PlainTable
          asCards
          words={4}
          columns={[
            t('set.shop'),
            t('set.papers'),
            t('set.validFrom'),
            t('set.state'),
            t('set.sheetPrice'),
            t('set.boundPrice'),
            '',
          ]}
          rows={prices.map((price) => ({
            key: price.priceId,
            cells: [
              shops.find(({ shopId }) => shopId === price.shopId)?.shopName ?? '',
              [
                nameOf('paperSize', price.paperSize),
                nameOf('weight', price.weight),
                nameOf('colour', price.colorPrint ? 'colour' : 'black'),
                t(price.doubleSidedPrint ? 'set.double' : 'set.single'),
              ].join(' · '),
              price.validFrom.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
              <StatusTag key="state" tone={tones[stateOf(price)]}>
                {t(`set.${stateOf(price)}`)}
              </StatusTag>,
              unitYuan(price.sheetLi),
              unitYuan(price.boundLi),
              stateOf(price) === 'coming' && (
                <Button
                  key="remove"
                  type="link"
                  size="small"
                  danger
                  onClick={() => removing.mutate({ priceId: price.priceId })}
                >
                  {t('set.removePrice')}
                </Button>
              ),
            ],
          }))}
        />
      )}
      <p className={styles.inCard}>{t('set.priceNote')}</p>
      {isAdding && <PriceDialog shops={shops} onClose={() => setAdding(false)} />}
    </Card>
  );
}
