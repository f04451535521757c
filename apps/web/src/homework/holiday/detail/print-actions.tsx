import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { type HolidayDetail, holidayApi, holidayLimits } from '@zhibi/contract/homework/holiday';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead, useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { jobs } from '../../../platform/jobs.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { bookletOf } from '../parts/addresses.js';
import styles from './detail.module.css';

const refreshed = [holidayApi.detail, holidayApi.list];

/** What can be done with the whole booklet now. */
export function PrintActions({ booklet }: { booklet: HolidayDetail }) {
  const { t } = useTranslation('holiday');
  const [over, setOver] = useState<'print' | 'files' | null>(null);
  const { holidayId, state, can } = booklet;
  const withdrawing = useWrite(holidayApi.withdraw, refreshed, { onDone: () => notify.done(t('print.withdrawn')) });
  return (
    <>
      {can.withdraw && (
        <Confirm
          title={t('print.withdrawAsk')}
          hint={t('print.withdrawHint')}
          words={t('print.withdraw')}
          isDangerous
          onConfirm={() => withdrawing.mutate({ holidayId })}
        >
          <Button loading={withdrawing.isPending}>{t('print.withdraw')}</Button>
        </Confirm>
      )}
      {state === 'ready' && (
        <Button type="primary" icon={<DownloadOutlined />} onClick={() => setOver('files')}>
          {t('print.files')}
        </Button>
      )}
      {can.print && (
        <Button type="primary" icon={<PrinterOutlined />} onClick={() => setOver('print')}>
          {t(state === 'failed' ? 'print.again' : 'print.action')}
        </Button>
      )}
      {over === 'print' && <PrintDialog booklet={booklet} onClose={() => setOver(null)} />}
      {over === 'files' && <FilesDialog holidayId={holidayId} onClose={() => setOver(null)} />}
    </>
  );
}

function PrintDialog({ booklet, onClose }: { booklet: HolidayDetail; onClose: () => void }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const { holidayId, title, parts } = booklet;
  const [dots, setDots] = useState(booklet.dots);
  const printing = useWrite(holidayApi.print, refreshed, {
    onDone: ({ jobId }) => {
      jobs.follow(jobId, t('print.job', { title }), bookletOf(holidayId));
      notify.done(t('print.begun'));
      onClose();
    },
  });
  const subjects = parts.map(({ subjectName }) => names.subject(subjectName)).join(' · ');
  return (
    <Dialog
      title={t('print.ask', { title })}
      onClose={onClose}
      foot={{
        words: t('print.action'),
        isBusy: printing.isPending,
        onMain: () => printing.mutate({ holidayId, dots }),
      }}
    >
      <p>{t('print.hint', { subjects })}</p>
      <Checkbox checked={dots} onChange={(event) => setDots(event.target.checked)}>
        {t('print.dots')}
      </Checkbox>
    </Dialog>
  );
}

function FilesDialog({ holidayId, onClose }: { holidayId: string; onClose: () => void }) {
  const { t } = useTranslation('holiday');
  const students = useRead(holidayApi.students, { holidayId });
  const [busy, setBusy] = useState<number | null>(null);
  const size = holidayLimits.studentsOfFile;
  const fetchFile = async (from: number, studentIds: string[]) => {
    setBusy(from);
    await download(holidayApi.pdf, { holidayId, studentIds });
    setBusy(null);
  };
  return (
    <Dialog title={t('print.files')} onClose={onClose}>
      <p>{t('print.filesHint')}</p>
      <Screen read={students} skeleton={{ rows: 2 }}>
        {({ items }) => (
          <div className={styles.actions}>
            {Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => {
              const own = items.slice(nth * size, (nth + 1) * size).map(({ studentId }) => studentId);
              return (
                <Button
                  key={own[0]}
                  icon={<DownloadOutlined />}
                  loading={busy === nth}
                  disabled={busy !== null && busy !== nth}
                  onClick={() => void fetchFile(nth, own)}
                >
                  {t('print.file', { from: nth * size + 1, to: nth * size + own.length })}
                </Button>
              );
            })}
          </div>
        )}
      </Screen>
    </Dialog>
  );
}
