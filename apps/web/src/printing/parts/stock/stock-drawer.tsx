import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { PaperStockCard } from './paper-stock.js';

/** A shop's own paper, beside its tasks. */
export function StockDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('stock');
  return (
    <Drawer title={t('tab')} size="wide" open={open} onClose={onClose}>
      <PaperStockCard />
    </Drawer>
  );
}
