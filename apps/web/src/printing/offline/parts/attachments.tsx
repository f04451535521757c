import { PaperClipOutlined } from '@ant-design/icons';
import { type OfflineDetail, offlineLimits, printOfflineApi } from '@zhibi/contract/printing/offline';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { formatStamp } from '../../../platform/time.js';
import styles from '../../parts/orders.module.css';

const Attach = onDemand(() => import('./attach.js').then((made) => made.Attach));
const refreshes = [printOfflineApi.detail, printOfflineApi.list];

/** Receipts, quotations, photographs: opened by whoever sees the record, added and removed until it is settled. */
export function Attachments({ record: { offlineId, attachments, can } }: { record: OfflineDetail }) {
  const { t } = useTranslation('offline');
  const removing = useWrite(printOfflineApi.detach, refreshes);
  if (attachments.length === 0 && !can.edit) return null;
  return (
    <section className={styles.part}>
      <h3>{t('files')}</h3>
      <ul className={styles.history}>
        {attachments.map(({ fileId, name, by, at }) => (
          <li key={fileId}>
            <Button
              type="link"
              size="small"
              icon={<PaperClipOutlined />}
              translate="no"
              onClick={() => void download(printOfflineApi.file, { offlineId, fileId })}
            >
              {name}
            </Button>
            {can.edit && (
              <Confirm
                title={`${t('remove')} ${name}`}
                hint={t('removeHint')}
                words={t('remove')}
                isDangerous
                onConfirm={() => removing.mutate({ offlineId, fileId })}
              >
                <Button type="link" size="small" danger aria-label={`${t('remove')} ${name}`}>
                  {t('remove')}
                </Button>
              </Confirm>
            )}
            <small>
              {by} {formatStamp(at)}
            </small>
          </li>
        ))}
      </ul>
      {can.edit && attachments.length < offlineLimits.files && <Attach offlineId={offlineId} />}
    </section>
  );
}
