import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Button, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../platform/drafts/kept-text-area.js';
import { useDictionary } from '../parts/use-dictionary.js';
import { useMove } from '../parts/use-move.js';
import { Adjust } from './adjust.js';
import styles from './check-detail.module.css';

/** Approved, or sent back with a reason and how to mend it, or printed otherwise and looked at again. Approval is off, in words, while errors stand or the file is another than was looked through. */
export function Decision({ order, onDone }: { order: PrintOrderDetail; onDone: () => void }) {
  const { t } = useTranslation('printing');
  const id = useId();
  const { errors, by, isFileChanged } = order;
  const mayApprove = errors === 0 && !isFileChanged;
  const { choicesOf } = useDictionary();
  const [way, setWay] = useState<'approve' | 'reject'>(mayApprove ? 'approve' : 'reject');
  const [reason, setReason] = useState(() => choicesOf('rejectReason')[0]?.value ?? '');
  const [hint, setHint] = useState('');
  const [isAdjusting, setAdjusting] = useState(false);
  const { move, isBusy } = useMove(order, onDone);
  return (
    <section className={styles.decision}>
      <Segmented
        block
        aria-label={t('check.review')}
        value={way}
        onChange={setWay}
        options={(['approve', 'reject'] as const).map((value) => ({
          value,
          label: t(`move.${value}`),
          disabled: value === 'approve' && !mayApprove,
        }))}
      />
      {isFileChanged ? <p>{t('check.mustPush')}</p> : errors > 0 && <p>{t('check.mustMend', { count: errors })}</p>}
      {way === 'approve' ? (
        <Button
          block
          type="primary"
          style={{ marginTop: 12 }}
          loading={isBusy}
          onClick={() => move({ move: 'approve' })}
        >
          {t('check.approve')}
        </Button>
      ) : (
        <>
          <div className={styles.field}>
            <label htmlFor={`${id}-reason`}>{t('check.reason')}</label>
            <Select id={`${id}-reason`} value={reason} onChange={setReason} options={choicesOf('rejectReason')} />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-hint`}>{t('check.hint')}</label>
            <KeptTextArea
 draft={`print refusal ${order.orderId}`}
              id={`${id}-hint`}
              rows={4}
              maxLength={200}
              value={hint}
              onText={setHint}
            />
          </div>
          <Button
            block
            type="primary"
            loading={isBusy}
            disabled={hint.trim() === ''}
            onClick={() => move({ move: 'reject', reason, hint: hint.trim() })}
          >
            {t('check.rejectAndTell', { name: by })}
          </Button>
        </>
      )}
      {!isFileChanged && order.can.includes('adjust') && (
        <Button block type="link" onClick={() => setAdjusting(true)}>
          {t('move.adjust')}
        </Button>
      )}
      {isAdjusting && <Adjust order={order} onClose={() => setAdjusting(false)} />}
    </section>
  );
}
