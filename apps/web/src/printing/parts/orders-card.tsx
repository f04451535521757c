import { PrinterOutlined } from '@ant-design/icons';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../platform/api.js';
import { StatCard } from '../../platform/layout/stat-card.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { countOf } from './counts.js';

/** Print orders in which the school is next: rejected ones, and what has been shipped. */
export function Part() {
  const { t } = useTranslation('printing');
  const list = useInfinite(printingApi.list, {});
  const counts = list.first?.counts ?? [];
  const rejected = countOf(counts, printStatuses.rejected);
  const receipt = countOf(counts, printStatuses.pendingReceipt);
  const waiting = rejected + receipt + countOf(counts, printStatuses.pendingPush);
  return (
    <Screen read={together({ list })} skeleton={{ card: 129 }}>
      {() => (
        <StatCard
          icon={<PrinterOutlined />}
          tone={rejected > 0 ? 'warn' : 'plain'}
          label={t('home.title')}
          value={waiting}
          unit={t('home.unit')}
          note={waiting > 0 ? t('home.note', { rejected, receipt }) : t('home.none')}
          action={{ words: t('home.go'), to: '/print/orders' }}
        />
      )}
    </Screen>
  );
}
