import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';

/** In the place of answers: there are none, or none that waits. */
export function NoAnswers({ only }: { only: 'all' | 'waiting' }) {
  const { t } = useTranslation('marking');
  return (
    <EmptyState
      title={t(only === 'waiting' ? 'mark.noneWaiting' : 'mark.noAnswers')}
      hint={t(only === 'waiting' ? 'mark.noneWaitingHint' : 'mark.noAnswersHint')}
    />
  );
}
