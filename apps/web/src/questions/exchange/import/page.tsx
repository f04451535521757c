import { Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../platform/layout/page-head.js';
import { lazily } from '../../../platform/lazily.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { useAddress } from '../../../platform/use-address.js';
import styles from './exchange.module.css';
import { ExportCart } from './export-cart.js';
import { History } from './history.js';
import { SourceCard } from './source-card.js';

/** What became of a file is another page to look at than that from which files are sent. */
const Work = lazily(async () => (await import('./work.js')).Work);

const tabs = ['import', 'export'] as const;

/** Questions in and out: a file, its import with the result of each item, earlier imports; the cart as a file. */
export function Page() {
  const { t } = useTranslation('exchange');
  const { now, go } = useAddress(['tab', 'import', 'show', 'paper']);
  const open = (importId: string) => go({ import: importId, show: '', paper: '' });
  if (now.import)
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <Work
          importId={now.import}
          show={now.show}
          isForPaper={now.paper !== ''}
          onShow={(show) => go({ show })}
          onBack={() => open('')}
          onAgain={open}
        />
      </Suspense>
    );
  const tab = now.tab === 'export' ? 'export' : 'import';
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          <Segmented
            aria-label={t('tabs')}
            value={tab}
            onChange={(next) => go({ tab: next })}
            options={tabs.map((one) => ({ value: one, label: t(`tab.${one}`) }))}
          />
        }
      />
      {tab === 'export' ? (
        <ExportCart />
      ) : (
        <div className={styles.stack}>
          <SourceCard onBegun={open} />
          <History onOpen={open} />
        </div>
      )}
    </>
  );
}
