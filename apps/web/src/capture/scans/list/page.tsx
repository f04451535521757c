import { type ScanBatch, scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { BatchRow } from './batch-row.js';
import { StrayPhotos } from './stray-photos.js';
import { UploadCard } from './upload-card.js';

const LIST = '/homework/written';

/** Batches of scans: those of one homework with a place to put more, or, for operations, those of all schools. */
export function Page() {
  const { t } = useTranslation('scans');
  const [query, setQuery] = useSearchParams();
  const isTeacher = useUser().currentRole === 'TEACHER';
  const homeworkId = query.get('homework') ?? undefined;
  const onlyDoubts = query.get('only') === 'doubts';
  const list = useInfinite(scansApi.batches, { homeworkId, onlyDoubts });
  const homework = useRead(homeworkApi.detail, isTeacher && homeworkId !== undefined ? { homeworkId } : null).data;
  const columns = [
    'batch',
    ...(isTeacher ? [] : ['school' as const]),
    'homework',
    'pages',
    'read',
    'doubts',
    'state',
    'by',
    'at',
  ] as const;
  const isNumber = (name: string) => ['pages', 'read', 'doubts'].includes(name);
  const bench = isTeacher ? '/homework/scan' : '/devops/cameraDetail';
  return (
    <>
      <PageHead
        {...(isTeacher ? { back: LIST } : {})}
        title={homework ? t('ofHomework', { title: homework.title }) : t('title')}
        note={t('note')}
        extra={
          homework?.can.mark && <GoButton to={`/markFull?homework=${homework.homeworkId}`}>{t('toMarking')}</GoButton>
        }
      />
      {homework && <UploadCard homeworkId={homework.homeworkId} title={homework.title} />}
      {homework && <StrayPhotos homeworkId={homework.homeworkId} />}
      <FilterBar>
        <Checkbox
          checked={onlyDoubts}
          onChange={({ target }) =>
            setQuery((now) => {
              const next = new URLSearchParams(now);
              if (target.checked) next.set('only', 'doubts');
              else next.delete('only');
              return next;
            })
          }
        >
          {t('onlyDoubts')}
        </Checkbox>
      </FilterBar>
      <Card flush>
        <PagedTable<ScanBatch>
          pages={list}
          awaited={5}
          empty={
            onlyDoubts ? (
              <EmptyState title={t('noDoubts')} hint={t('noDoubtsHint')} />
            ) : (
              <EmptyState
                title={t('empty')}
                hint={t(!isTeacher ? 'emptyOps' : homework ? 'emptyHint' : 'chooseHomework')}
                action={isTeacher && !homework && <GoButton to={LIST}>{t('toHomework')}</GoButton>}
              />
            )
          }
          columns={columns.map((name) => ({ label: t(`column.${name}`), number: isNumber(name) }))}
          line={(batch) => (
            <BatchRow
              key={batch.batchId}
              batch={batch}
              withSchool={!isTeacher}
              to={`${bench}?batch=${batch.batchId}`}
            />
          )}
        />
      </Card>
    </>
  );
}
