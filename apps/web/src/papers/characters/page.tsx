import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { SumsMaker } from '../arithmetic/sums-maker.js';

const MATHS = 2;

/** Practice sheets: oral arithmetic, put together beside its true pages. */
export function Page() {
  const { t } = useTranslation('papers');
  const { t: ofSums } = useTranslation('arithmetic');
  const { subjects, subjectId } = useUser();
  const subject = subjects.find((one) => one.subjectId === subjectId);
  return (
    <>
      <PageHead title={t('sheet.title')} note={t('sheet.note')} back="/source/list" />
      {subject?.subjectMainId === MATHS ? (
        <SumsMaker key={subject.subjectId} subjectId={subject.subjectId} />
      ) : (
        <Card>
          <EmptyState title={ofSums('notMaths')} hint={ofSums('notMathsHint')} />
        </Card>
      )}
    </>
  );
}
