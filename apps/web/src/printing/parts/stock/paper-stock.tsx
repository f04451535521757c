import { type PaperStock, printStockApi } from '@zhibi/contract/printing/stock';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { useDictionary } from '../use-dictionary.js';
import { RecordDialog } from './record-dialog.js';
import { StockState } from './stock-state.js';

const A_MONTH = 22;
const text = (sheets: number) => sheets.toLocaleString('en-US');

/** The paper of the shops, the scarcest first; whoever has counted says so here. */
export function PaperStockCard() {
  const { t } = useTranslation('stock');
  const { nameOf } = useDictionary();
  const read = useRead(printStockApi.stock, {});
  const [open, setOpen] = useState<PaperStock | 'new' | null>(null);
  const usedOf = ({ perDay, lastsDays: days }: PaperStock) => {
    if (perDay === 0) return '--';
    if (days === null) return text(perDay);
    return `${text(perDay)} · ${days > A_MONTH ? t('manyDays') : t('lastsDays', { days })}`;
  };
  return (
    <Card
      flush
      title={t('title')}
      extra={
        <Button size="small" type="primary" onClick={() => setOpen('new')}>
          {t('say')}
        </Button>
      }
    >
      <Screen read={read} skeleton={{ rows: 4 }}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <PlainTable
              asCards
              words={4}
              columns={[t('paper'), t('shop'), t('lasts'), t('last'), t('left'), t('waiting'), t('perDay'), '']}
              rows={items.map((one) => ({
                key: `${one.shopId} ${one.paperSize} ${one.weight}`,
                cells: [
                  `${nameOf('paperSize', one.paperSize)} · ${nameOf('weight', one.weight)}`,
                  <span key="shop" translate="no">
                    {one.shopName}
                  </span>,
                  <StockState key="state" stock={one} />,
                  one.countedAt === null ? '' : t('counted', { by: one.by, at: formatNear(one.countedAt) }),
                  one.left === null ? '--' : text(one.left),
                  text(one.waiting),
                  usedOf(one),
                  <Button key="say" type="link" size="small" onClick={() => setOpen(one)}>
                    {t('say')}
                  </Button>,
                ],
              }))}
            />
          )
        }
      </Screen>
      {open && <RecordDialog of={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
