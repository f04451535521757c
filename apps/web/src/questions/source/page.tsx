import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { CartPanel } from '../parts/cart-panel.js';
import { QuestionInCart } from '../parts/question-in-cart.js';
import { ResourceSwitch } from '../parts/resource-switch.js';
import { useCart } from '../parts/use-cart.js';
import { Find } from './find.js';

/** The resource centre: find questions by chapter, knowledge point, type and words, and put them into the cart. */
export function Page() {
  const { t } = useTranslation('questions');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead title={t('title')} extra={<ResourceSwitch now="questions" />} />
      {subjectId === null ? (
        <EmptyState title={t('empty.subject')} hint={t('empty.subjectHint')} />
      ) : (
        <Resources key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function Resources({ subjectId }: { subjectId: number }) {
  const basket = useCart(subjectId);
  return (
    <Find
      subjectId={subjectId}
      card={(question) => (
        <QuestionInCart key={question.questionId} question={question} basket={basket} subjectId={subjectId} />
      )}
      foot={<CartPanel basket={basket} subjectId={subjectId} />}
    />
  );
}
