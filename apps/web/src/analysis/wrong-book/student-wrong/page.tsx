import { analysisApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { nowStamp } from '../../../platform/time.js';
import { WrongCard } from '../../parts/wrong-card.js';

const today = () => nowStamp().replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

/** One student's wrong questions as the teacher looks at them. */
export function Page() {
  const { t } = useTranslation('analysis');
  const [params] = useSearchParams();
  const studentId = params.get('studentId');
  const from = params.get('from') ?? '';
  const pages = useInfinite(analysisApi.wrongOfStudent, studentId === null ? null : { studentId });
  if (studentId === null)
    return (
      <EmptyState
        title={t('studentWrong.choose')}
        hint={t('studentWrong.chooseHint')}
        action={<GoButton to="/study/analysis">{t('studentWrong.toReports')}</GoButton>}
      />
    );
  return (
    <Screen
      read={{
        data: pages.first,
        error: pages.error,
        refetch: () => pages.refetch().then(() => undefined as never),
      }} /* the screen only waits for it */
      skeleton="page"
    >
      {({ studentName }) => (
        <>
          <PageHead
            title={t('studentWrong.of', { name: studentName })}
            note={t('studentWrong.note')}
            extra={
              <Go to={`/class/studentReport?studentId=${studentId}${from && `&from=${from}`}`}>
                {t('studentWrong.report')}
              </Go>
            }
          />
          {pages.rows.length === 0 && <EmptyState title={t('studentWrong.empty')} hint={t('studentWrong.emptyHint')} />}
          {pages.rows.map((wrong) => (
            <WrongCard
              key={wrong.wrongId}
              wrong={wrong}
              today={today()}
              actions={wrong.cause && <StatusTag tone="off">{t(`cause.names.${wrong.cause}`)}</StatusTag>}
            />
          ))}
          {pages.rows.length > 0 && (
            <TableFoot
              shown={pages.rows.length}
              onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
              loading={pages.isFetchingNextPage}
            />
          )}
        </>
      )}
    </Screen>
  );
}
