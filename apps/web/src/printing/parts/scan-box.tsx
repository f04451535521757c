import { QrcodeOutlined } from '@ant-design/icons';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { readPageCode } from '@zhibi/contract/printing/tracing';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../platform/api.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { notify } from '../../platform/notify.js';
import styles from './orders.module.css';

const TraceDrawer = onDemand(
  () => import('./tracing/trace-drawer.js').then((made) => made.TraceDrawer),
  ({ open }) => open,
);

/** A scanner types the code of a ticket, or of a page, and presses Enter; whoever has none types it. Opens what it belongs to. */
export function ScanBox({ toOrder }: { toOrder: (orderId: string) => string }) {
  const { t } = useTranslation('batches');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [traced, setTraced] = useState<string | null>(null);
  const scanning = useWrite(printBatchesApi.scan, [], {
    handles: ['fields'],
    onDone: ({ batchId, orderId }) => {
      setCode('');
      if (batchId) void navigate(`/devops/printBatchDetail?batch=${batchId}`);
      else if (orderId) void navigate(toOrder(orderId));
    },
    onRefused: ({ code: kind }) => {
      if (kind === -1404) notify.warn(t('batch.notFound'));
    },
  });
  const send = () => {
    const page = readPageCode(code);
    if (page !== null) setTraced(page);
    else if (code.trim() !== '') scanning.mutate({ code: code.trim() });
  };
  return (
    <>
      <Input
        allowClear
        className={styles.scan ?? ''}
        prefix={<QrcodeOutlined />}
        aria-label={t('batch.scan')}
        placeholder={t('batch.scan')}
        maxLength={60}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onPressEnter={send}
      />
      <TraceDrawer open={traced !== null} code={traced ?? ''} toOrder={toOrder} onClose={() => setTraced(null)} />
    </>
  );
}
