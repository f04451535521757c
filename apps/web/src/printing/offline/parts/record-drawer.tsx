import { type OfflineDetail, printOfflineApi } from '@zhibi/contract/printing/offline';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { AtFoot } from '../../../platform/layout/foot.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { Screen } from '../../../platform/screen.js';
import { Attachments } from './attachments.js';
import { RecordFacts } from './record-facts.js';
import { RecordHistory } from './record-history.js';

const RecordDialog = onDemand(() => import('./record-dialog.js').then((made) => made.RecordDialog));
const WithdrawDialog = onDemand(() => import('./withdraw-dialog.js').then((made) => made.WithdrawDialog));

interface Props {
  open: boolean;
  offlineId: string;
  onClose: () => void;
}

/** One record beside its list: what it says, its attachments, what has happened, and what the reader may do. */
export function RecordDrawer({ open, offlineId, onClose }: Props) {
  const { t } = useTranslation('offline');
  const read = useRead(printOfflineApi.detail, open ? { offlineId } : null);
  return (
    <Drawer title={read.data?.number ?? t('title')} open={open} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 8 }}>
        {(record) => (
          <>
            <RecordFacts record={record} />
            <Attachments record={record} />
            <RecordHistory history={record.history} />
            <Moves record={record} />
          </>
        )}
      </Screen>
    </Drawer>
  );
}

/** Nothing where the reader may only read. */
function Moves({ record }: { record: OfflineDetail }) {
  const { t } = useTranslation('offline');
  const [asked, setAsked] = useState<'edit' | 'withdraw'>();
  const { offlineId, revision, can } = record;
  const restoring = useWrite(printOfflineApi.withdraw, [printOfflineApi.list, printOfflineApi.detail]);
  if (!can.edit && !can.withdraw && !can.restore) return null;
  return (
    <>
      <AtFoot>
        {can.withdraw && (
          <Button danger onClick={() => setAsked('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
        {can.edit && <Button onClick={() => setAsked('edit')}>{t('edit')}</Button>}
        {can.restore && (
          <Button
            loading={restoring.isPending}
            onClick={() => restoring.mutate({ offlineId, revision, isWithdrawn: false })}
          >
            {t('restore')}
          </Button>
        )}
      </AtFoot>
      {asked === 'edit' && <RecordDialog record={record} onClose={() => setAsked(undefined)} />}
      {asked === 'withdraw' && <WithdrawDialog record={record} onClose={() => setAsked(undefined)} />}
    </>
  );
}
