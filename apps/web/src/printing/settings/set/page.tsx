import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useAddress } from '../../../platform/use-address.js';
import { PaperStockCard } from '../../parts/stock/paper-stock.js';
import { Prices } from './prices.js';
import { Shops } from './shops.js';
import { Times } from './times.js';

const tabs = ['times', 'shops', 'prices', 'stock'] as const;

/** How the print centre works: its times and rules, its shops with their machines and rounds, its prices. */
export function Page() {
  const { t } = useTranslation(['settings', 'stock']);
  const { now, go } = useAddress(['tab']);
  const tab = tabs.find((one) => one === now.tab) ?? 'times';
  const read = useRead(printSettingsApi.settings, {});
  return (
    <>
      <PageHead title={t('set.title')} />
      <FilterBar>
        <Segmented
          aria-label={t('set.tabs')}
          value={tab}
          onChange={(chosen) => go({ tab: chosen })}
          options={tabs.map((value) => ({ value, label: value === 'stock' ? t('stock:tab') : t(`set.tab.${value}`) }))}
        />
      </FilterBar>
      <Screen read={read} skeleton={{ rows: 8 }}>
        {({ centre, shops, prices }) => (
          <>
            {tab === 'times' && <Times key={centre.revision} centre={centre} />}
            {tab === 'shops' && <Shops shops={shops} />}
            {tab === 'prices' && <Prices shops={shops} prices={prices} />}
            {tab === 'stock' && <PaperStockCard />}
          </>
        )}
      </Screen>
    </>
  );
}
