import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { type PrintRun, papersApi } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import styles from './run-drawer.module.css';

/** The copies made before, newest first. */
export function RunList({ paperId }: { paperId: string }) {
  const { t } = useTranslation('papers');
  const runs = useRead(papersApi.runs, { paperId });
  return (
    <Screen
      read={runs}
      skeleton={{ rows: 3 }}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('runs.none')} hint={t('runs.noneHint')} />}
    >
      {({ items }) => (
        <ul className={styles.runs}>
          {items.map((run) => (
            <Run key={run.printRunId} run={run} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

function Run({ run }: { run: PrintRun }) {
  const { t } = useTranslation('papers');
  const [isBusy, setBusy] = useState(false);
  const { printRunId, classNames, copies, pageCount, dots, createdAt, homeworkId, status, form } = run;
  const facts = [
    ...(form === 'usual' ? [] : [t(`forms.${form}`)]),
    t('runs.copies', { count: copies, pages: pageCount }),
    ...(dots ? [t('runs.dots')] : []),
    ...(homeworkId ? [t('runs.bound')] : []),
    formatNear(createdAt),
  ];
  const fetch = async () => {
    setBusy(true);
    await download(papersApi.runPdf, { printRunId });
    setBusy(false);
  };
  return (
    <li className={styles.run}>
      <b>{classNames.join(' ')}</b>
      <p>{facts.join(' · ')}</p>
      <span>
        {status === 'ready' && (
          <>
            <Button size="small" icon={<DownloadOutlined />} loading={isBusy} onClick={() => void fetch()}>
              {t('runs.download')}
            </Button>
            <GoButton size="small" icon={<PrinterOutlined />} to={`/print/send?run=${printRunId}`}>
              {t('runs.send')}
            </GoButton>
          </>
        )}
        {status === 'waiting' && <StatusTag tone="run">{t('runs.waiting')}</StatusTag>}
        {status === 'failed' && <StatusTag tone="bad">{t('runs.failed')}</StatusTag>}
      </span>
    </li>
  );
}
