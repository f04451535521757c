import { analysisApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { SubjectChoice, subjectsOfClasses, useClasses } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { Skeleton } from '../../platform/skeleton.js';
import { Find } from './find.js';
import { LookedAt } from './looked-at.js';

/**
 * The resource centre as a principal looks through it: what the school may teach with in the chosen stage, and nothing to
 * compose of it. Before a choice the subject is that of the newest report, so that nobody begins before a bank that nobody uses.
 */
export function Page() {
  const { t } = useTranslation('questions');
  const [params, setParams] = useSearchParams();
  const classes = useClasses();
  const isUnchosen = !params.has('subject');
  const newest = useRead(analysisApi.reports, isUnchosen ? {} : null);
  return (
    <Screen read={classes} skeleton="page">
      {({ clazzs }) => {
        if (isUnchosen && newest.isPending) return <Skeleton shape="page" />;
        const subjects = subjectsOfClasses(clazzs);
        const wanted = Number(params.get('subject')) || newest.data?.items[0]?.subjectId;
        const { subjectId } = subjects.find((one) => one.subjectId === wanted) ?? subjects[0] ?? {};
        if (subjectId === undefined)
          return (
            <>
              <PageHead title={t('title')} />
              <EmptyState title={t('empty.stage')} hint={t('empty.stageHint')} />
            </>
          );
        // Chapters, years and sources are a subject's own: what was looked for in another is not looked for here.
        const choose = (chosen: number) => setParams({ subject: String(chosen) });
        return (
          <>
            <PageHead
              title={t('title')}
              note={t('lookOnly')}
              extra={
                <SubjectChoice label={t('ofSubject')} subjects={subjects} subjectId={subjectId} onChoose={choose} />
              }
            />
            <Find
              key={subjectId}
              subjectId={subjectId}
              card={(question) => <LookedAt key={question.questionId} question={question} />}
            />
          </>
        );
      }}
    </Screen>
  );
}
