import { scansApi } from '@zhibi/contract/capture/scans';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { BenchTable } from './bench-table.js';

const READING_MS = 1_500;

/** The repair bench: one batch, its pages, and one question at a time. */
export function Page() {
  const { t } = useTranslation('scans');
  const batchId = useSearchParams()[0].get('batch');
  const isTeacher = useUser().currentRole === 'TEACHER';
  const list = isTeacher ? '/homework/written' : '/devops/cameraList';
  const read = useRead(scansApi.batch, batchId === null ? null : { batchId });
  const isReading = read.data?.state === 'reading';
  useRead(scansApi.batch, batchId !== null && isReading ? { batchId } : null, { everyMs: READING_MS, quiet: true });
  if (read.data) {
    const back = isTeacher ? `/homework/scans?homework=${read.data.homework.homeworkId}` : list;
    return <BenchTable key={read.data.batchId} batch={read.data} back={back} />;
  }
  const wayOn = <GoButton to={list}>{t('bench.back')}</GoButton>;
  return (
    <ToolFrame title={t('bench.title')} back={list}>
      {batchId === null ? (
        <EmptyState title={t('bench.gone')} hint={t('note')} action={wayOn} />
      ) : (
        <Screen read={read} skeleton="page" wayOn={wayOn}>
          {() => null}
        </Screen>
      )}
    </ToolFrame>
  );
}
