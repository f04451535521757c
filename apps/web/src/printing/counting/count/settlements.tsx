import { printCountingApi } from '@zhibi/contract/printing/counting';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import styles from './pivot.module.css';
import { SettleDialog } from './settle-dialog.js';
import { SettlementCard } from './settlement-card.js';
import { Unpriced } from './unpriced.js';

/** What shops are paid, each sheet with the signatures of both sides. */
export function Settlements() {
  const { t } = useTranslation(['counting', 'settings']);
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const pages = useInfinite(printCountingApi.settlements, {});
  const [isMaking, setMaking] = useState(false);
  const { rows } = pages;
  return (
    <>
      {isCentre && (
        <p className={styles.make}>
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('settle.make')}
          </Button>
        </p>
      )}
      {isCentre && <Unpriced />}
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 6 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('settle.empty')} hint={t('settle.emptyHint')} />}
      >
        {() => (
          <div className={styles.stack}>
            {rows.map((settlement) => (
              <SettlementCard key={settlement.settlementId} settlement={settlement} />
            ))}
            <TableFoot
              shown={rows.length}
              loading={pages.isFetchingNextPage}
              onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            />
          </div>
        )}
      </Screen>
      {isMaking && <SettleDialog onClose={() => setMaking(false)} />}
    </>
  );
}
