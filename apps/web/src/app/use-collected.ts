import { useQueryClient } from '@tanstack/react-query';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { refresh } from '../platform/api.js';
import { useEvent } from '../platform/events/use-event.js';
import { notify } from '../platform/notify.js';

/** A teacher has collected a homework before its end: its students hear of it wherever they are. */
export function useCollected(): void {
  const { t } = useTranslation('app');
  const queries = useQueryClient();
  useEvent(homeworkEvents.collected, ({ title }) => {
    notify.warn(t('collected', { title }));
    void refresh(queries, [homeworkApi.mine]);
  });
}
