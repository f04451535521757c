import { leastRetention, operationsApi, type RetentionRule } from '@zhibi/contract/operations';
import { Checkbox, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { notify } from '../../platform/notify.js';
import styles from './page.module.css';

const MOST = 36_500;
const USUAL = 365;

/** Another limit for a kind; says how much it would remove before it is saved. */
export function ChangeDialog({ rule: { kind, days }, onClose }: { rule: RetentionRule; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const least = leastRetention[kind];
  const [isForGood, setIsForGood] = useState(days === null);
  const [typed, setTyped] = useState(days ?? USUAL);
  const isLongEnough = isForGood || typed >= least;
  const wish = { kind, days: isForGood ? null : Math.max(typed, least) };
  const preview = useRead(operationsApi.previewRetention, wish);
  const keep = useWrite(operationsApi.keepRetention, [operationsApi.retention], {
    onDone: () => {
      onClose();
      notify.done(t('retention.saved'));
    },
  });
  const due = preview.data?.due ?? 0;
  return (
    <Dialog
      title={t('retention.changeOf', { kind: t(`retention.kinds.${kind}`) })}
      onClose={onClose}
      foot={{
        isBusy: keep.isPending,
        isDisabled: !isLongEnough || preview.data === undefined,
        isDangerous: due > 0,
        onMain: () => keep.mutate(wish),
      }}
    >
      <Checkbox checked={isForGood} onChange={({ target }) => setIsForGood(target.checked)}>
        {t('retention.forGood')}
      </Checkbox>
      {!isForGood && (
        <Form layout="vertical" className={styles.due}>
          <Form.Item
            label={t('retention.limit')}
            htmlFor="retention-days"
            help={t('retention.least', { count: least })}
          >
            <InputNumber
              id="retention-days"
              precision={0}
              min={least}
              max={MOST}
              value={typed}
              onChange={(value) => setTyped(value ?? 0)}
            />
          </Form.Item>
        </Form>
      )}
      <p role="status" className={due > 0 ? styles.goes : styles.due}>
        {due > 0 ? t('retention.willGo', { count: due }) : t('retention.nothingGoes')}
      </p>
    </Dialog>
  );
}
