import { isShort, printStockApi } from '@zhibi/contract/printing/stock';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { StockState } from '../../parts/stock/stock-state.js';
import { useDictionary } from '../../parts/use-dictionary.js';
import styles from './centre.module.css';

const LIST = '/devops/printSet?tab=stock';
const SHOWN = 4;

/** Whether the shops have the paper for what waits, the scarcest first. */
export function Paper() {
  const { t } = useTranslation('stock');
  const { nameOf } = useDictionary();
  const read = useRead(printStockApi.stock, {});
  const called = (one: { paperSize: string; weight: string }) =>
    `${nameOf('paperSize', one.paperSize)} ${nameOf('weight', one.weight)}`;
  return (
    <Screen read={read} skeleton={{ card: 160 }}>
      {({ items }) => {
        const [first] = items;
        if (first === undefined)
          return (
            <Card>
              <EmptyState title={t('empty')} hint={t('emptyHint')} action={<GoButton to={LIST}>{t('say')}</GoButton>} />
            </Card>
          );
        const scarce = items.find((one) => isShort(one));
        const isTooLittle = scarce !== undefined && (scarce.left ?? 0) < scarce.waiting;
        const title = scarce
          ? t(isTooLittle ? 'paperShort' : 'paperSoon', { paper: called(scarce) })
          : t(items.some(({ left }) => left === null) ? 'title' : 'paperEnough');
        return (
          <Card title={title} extra={<Link to={LIST}>{t('all')}</Link>}>
            {items.slice(0, SHOWN).map((one) => (
              <div key={`${one.shopId} ${one.paperSize} ${one.weight}`} className={styles.shop}>
                <span>{called(one)}</span>
                <b>{one.left === null ? '--' : one.left.toLocaleString('en-US')}</b>
                <small translate="no">{one.shopName}</small>
                <small>
                  <StockState stock={one} />
                </small>
              </div>
            ))}
          </Card>
        );
      }}
    </Screen>
  );
}
