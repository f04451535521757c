import { isShort, type PaperStock } from '@zhibi/contract/printing/stock';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';

/** Whether a paper is enough for what waits, and for tomorrow. */
export function StockState({ stock }: { stock: PaperStock }) {
  const { t } = useTranslation('stock');
  const { left, waiting } = stock;
  if (left === null) return <StatusTag tone="off">{t('notCounted')}</StatusTag>;
  if (left < waiting)
    return <StatusTag tone="bad">{t('short', { sheets: (waiting - left).toLocaleString('en-US') })}</StatusTag>;
  return isShort(stock) ? (
    <StatusTag tone="warn">{t('soon')}</StatusTag>
  ) : (
    <StatusTag tone="done">{t('enough')}</StatusTag>
  );
}
