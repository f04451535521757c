import { statusesInOrder, statusName } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';

/** All orders, those of each status in their order, and what was given up. */
export function useStatusTabs() {
  const { t } = useTranslation('printing');
  const ofStatuses = statusesInOrder.map((status) => ({
    name: statusName(status),
    label: t(`status.${statusName(status)}`),
    statuses: [status],
  }));
  return [
    { name: 'all', label: t('list.all') },
    ...ofStatuses,
    { name: 'withdrawn', label: t('withdrawn'), isWithdrawn: true as const },
  ];
}
