import { UploadOutlined } from '@ant-design/icons';
import { printingApi } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { MOST_REPORT_LENGTH, type PackOutcome, type PrintPack, printPacksApi } from '@zhibi/contract/printing/packs';
import { Alert, Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import styles from '../orders.module.css';

const refreshed = [
  printPacksApi.list,
  printingApi.list,
  printingApi.detail,
  printBatchesApi.list,
  printBatchesApi.detail,
];

/** What came back on a stick: reports are taken here, and the packs that are under way are listed. */
export function ReportsDialog({ onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('packs');
  const [told, setTold] = useState<{ number: string; outcomes: PackOutcome[] } | string | null>(null);
  const packs = useInfinite(printPacksApi.list, {});
  const taking = useWrite(printPacksApi.take, refreshed, {
    handles: [
      'not-a-report',
      'not-our-pack',
      'pack-altered',
      'report-altered',
      'pack-taken',
      'report-incomplete',
      'waste-implausible',
      'fields',
    ],
    onDone: setTold,
    onRefused: ({ message }) => setTold(message),
  });
  const take = async (file: File) => {
    setTold(null);
    // Every sign of it takes a byte at least.
    if (file.size > 4 * MOST_REPORT_LENGTH) notify.warn(t('tooLarge'));
    else taking.mutate({ report: await file.text() });
  };
  return (
    <Dialog title={t('title')} size="wide" onClose={onClose}>
      <div className={styles.field}>
        <Upload
          accept="application/json,.json"
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return false;
          }}
        >
          <Button type="primary" icon={<UploadOutlined />} loading={taking.isPending}>
            {t('upload')}
          </Button>
        </Upload>
        <small className={styles.hint}>{t('uploadHint')}</small>
      </div>
      <div role="status">
        {typeof told === 'string' && <Alert type="error" showIcon title={told} />}
        {typeof told === 'object' && told !== null && (
          <Alert
            type="info"
            showIcon
            title={t('taken', { number: told.number })}
            description={<Outcomes outcomes={told.outcomes} />}
          />
        )}
      </div>
      <section className={styles.part}>
        <h3>{t('packs')}</h3>
        <Screen
          read={packs}
          skeleton={{ rows: 3 }}
          isEmpty={() => packs.rows.length === 0}
          empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        >
          {() => (
            <>
              <ul className={styles.history}>
                {packs.rows.map((pack) => (
                  <PackLine key={pack.packId} pack={pack} />
                ))}
              </ul>
              {packs.hasNextPage && (
                <TableFoot
                  shown={packs.rows.length}
                  onNext={() => void packs.fetchNextPage()}
                  loading={packs.isFetchingNextPage}
                />
              )}
            </>
          )}
        </Screen>
      </section>
    </Dialog>
  );
}

const Outcomes = ({ outcomes }: { outcomes: readonly PackOutcome[] }) => {
  const { t } = useTranslation('packs');
  return (
    <ul className={styles.history}>
      {outcomes.map(({ orderId, number, outcome }) => (
        <li key={orderId}>
          {number} · {t(`outcome.${outcome}`)}
        </li>
      ))}
    </ul>
  );
};

function PackLine({ pack }: { pack: PrintPack }) {
  const { t } = useTranslation('packs');
  const { packId, number, shopName, tasks, sheets, takenAt, takenBy, madeAt, by, outcomes } = pack;
  return (
    <li>
      <b>{number}</b> <span translate="no">{shopName}</span>{' '}
      <StatusTag tone={takenAt === null ? 'wait' : 'done'}>
        {takenAt === null ? t('waiting') : t('takenBy', { by: takenBy, at: formatNear(takenAt) })}
      </StatusTag>
      <small>
        {t('tasks', { tasks, sheets })} · {t('madeBy', { by, at: formatNear(madeAt) })}
      </small>
      {takenAt === null ? (
        <Button
          type="link"
          size="small"
          style={{ paddingInline: 0 }}
          aria-label={`${t('again')} ${number}`}
          onClick={() => void download(printPacksApi.file, { packId })}
        >
          {t('again')}
        </Button>
      ) : (
        <small>{outcomes.map((one) => `${one.number} ${t(`outcome.${one.outcome}`)}`).join(' · ')}</small>
      )}
    </li>
  );
}
