import { printStatuses } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { OrdersList } from '../parts/orders-list.js';

const waiting = {
  review: [printStatuses.pendingReview],
  assignment: [printStatuses.pendingAssignment],
} as const;

/** What waits for the print centre, what is wanted earliest first: to be looked through, and to be given to a shop. */
export function Page() {
  const { t } = useTranslation('printing');
  const empty = <EmptyState title={t('check.empty')} hint={t('check.emptyHint')} />;
  return (
    <>
      <PageHead title={t('check.title')} extra={<GoButton to="/devops/printList">{t('check.all')}</GoButton>} />
      <OrdersList
        sort="due"
        empty={empty}
        tabs={[
          { name: 'review', label: t('status.pendingReview'), statuses: waiting.review, all: 'approve' },
          { name: 'assignment', label: t('status.pendingAssignment'), statuses: waiting.assignment },
        ]}
        toOrder={({ orderId, messageStatus }) =>
          messageStatus === printStatuses.pendingReview ? `/devops/printCheckDetail?order=${orderId}` : undefined
        }
      />
    </>
  );
}
