import type { ScanBatchDetail } from '@zhibi/contract/capture/scans';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import styles from './bench.module.css';

interface RestProps {
  batch: ScanBatchDetail;
  back: string;
}

/** Nothing more is asked: the batch is done, or all but the files that could not be opened. */
export function NothingAsked({ batch, back }: RestProps) {
  const { t } = useTranslation('scans');
  if (batch.state === 'reading') return <EmptyState title={t('upload.started')} hint={t('note')} />;
  const lost = batch.waitingFiles;
  if (lost === 0) return <EmptyState title={t('bench.finished')} hint={t('bench.finishedHint')} />;
  return (
    <EmptyState
      title={t('bench.lost', { count: lost })}
      hint={t('bench.lostHint')}
      action={<UploadAgain back={back} />}
    />
  );
}

/** In the place of the paper where there is none. */
export function NoSheet({ batch }: Pick<RestProps, 'batch'>) {
  const { t } = useTranslation('scans');
  const isLost = batch.state !== 'reading' && batch.broken.length > 0;
  return (
    <div className={styles.none}>
      {isLost ? (
        <EmptyState title={t('bench.nothing')} hint={t('bench.nothingHint')} />
      ) : (
        <EmptyState title={t(batch.state === 'reading' ? 'upload.started' : 'empty')} hint={t('note')} />
      )}
    </div>
  );
}

/** Where the homework takes files; whoever looks from outside the school has none. */
function UploadAgain({ back }: Pick<RestProps, 'back'>) {
  const { t } = useTranslation('scans');
  if (useUser().currentRole !== 'TEACHER') return null;
  return (
    <GoButton to={back} type="primary">
      {t('bench.upload')}
    </GoButton>
  );
}
