import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { type Came, type ClassSent, classesSent, missingOf } from './came.js';
import { ReceivedClass } from './received-class.js';
import { useReceive } from './use-receive.js';

/** What came is counted class by class; what did not come is printed again, and the rest is received all the same. */
export function AskReceive({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('batches');
  const [came, setCame] = useState<ReadonlyMap<string, Came>>(new Map());
  const { receive, isBusy } = useReceive(order, onClose);
  const classes = classesSent(order);
  const cameOf = (sent: ClassSent) => came.get(sent.className) ?? { copies: sent.students.length, missing: [] };
  const missing = classes.flatMap((sent) => missingOf(sent, cameOf(sent)) ?? []);
  const isNamed = classes.every((sent) => missingOf(sent, cameOf(sent)) !== undefined);
  const { spareCount } = order.pageInfo;
  return (
    <Dialog
      title={t('receiving.ask')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: missing.length === 0 ? t('receiving.all') : t('receiving.claim', { count: missing.length }),
        isBusy,
        isDisabled: !isNamed,
        onMain: () => receive(missing.map(({ studentId }) => studentId)),
      }}
    >
      {classes.map((sent) => (
        <ReceivedClass
          key={sent.className}
          sent={sent}
          came={cameOf(sent)}
          onChange={(one) => setCame(new Map([...came, [sent.className, one]]))}
        />
      ))}
      <p>
        <small>
          {order.claimed.length > 0 && `${t('receiving.claimed', { count: order.claimed.length })} `}
          {spareCount > 0 && `${t('receiving.spares', { count: spareCount })} `}
          {t('receiving.hint')}
        </small>
      </p>
    </Dialog>
  );
}
