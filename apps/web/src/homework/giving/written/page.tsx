import { PlusOutlined } from '@ant-design/icons';
import { homeworkApi } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { useProgress } from '../../parts/use-progress.js';
import { Filters } from './filters.js';
import { HomeworkTable } from './homework-table.js';
import { KeptLine } from './kept-line.js';
import { keptStep, useKeptStep } from './kept-step.js';
import { noStep, useFilter } from './use-filter.js';
import { useClosedWhenSent } from './use-leaving.js';

/** Loaded when somebody publishes; the list does not pay for it. */
const PublishDrawer = lazily(() => import('./publish-drawer.js').then((drawer) => drawer.PublishDrawer));

/** The written homework of the teacher's classes, and publishing a new one. */
export function Page() {
  const { t } = useTranslation('homework');
  const subjectId = useSubjectId();
  if (subjectId === null) return <EmptyState title={t('list.subject')} hint={t('list.subjectHint')} />;
  return <Written subjectId={subjectId} />;
}

function Written({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('homework');
  const { filter, change } = useFilter();
  const { status, classId, step, paperId, like } = filter;
  useKeptStep(filter);
  useClosedWhenSent(step !== null, () => change(noStep, { replace: true }));
  const pages = useInfinite(homeworkApi.list, {
    subjectId,
    ...(status ? { status } : {}),
    ...(classId ? { classId } : {}),
  });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  useProgress([homeworkApi.list]);
  const begin = () => change({ step: 'paper' });
  return (
    <>
      <PageHead
        title={t('list.title')}
        extra={
          <>
            <Go to="/homework/types">{t('types.others')}</Go>
            <Button type="primary" icon={<PlusOutlined />} onClick={begin}>
              {t('list.publish')}
            </Button>
          </>
        }
      />
      {step === null && <KeptLine key={subjectId} onGoOn={change} />}
      <Filters subjectId={subjectId} filter={filter} onChange={change} />
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            status || classId ? (
              <EmptyState title={t('list.emptyFound')} hint={t('list.emptyFoundHint')} />
            ) : (
              <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
            )
          }
        >
          {() => (
            <>
              <HomeworkTable rows={rows} />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      {step && (
        <Suspense>
          <PublishDrawer
            subjectId={subjectId}
            step={step}
            paperId={paperId}
            like={like}
            onStep={(next) => change({ step: next })}
            onPaper={(chosen) => change({ paperId: chosen })}
            onClose={() => {
              keptStep.drop();
              change(noStep);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
