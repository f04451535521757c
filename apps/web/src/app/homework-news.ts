import { useQueryClient } from '@tanstack/react-query';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { refresh } from '../platform/api.js';
import { useEvent } from '../platform/events/use-event.js';
import { notify } from '../platform/notify.js';

/** A student hears, wherever this is, of homework that is given, changed, collected before its end, or missing. Draws nothing. */
export function HomeworkNews(): null {
  const { t } = useTranslation('app');
  const queries = useQueryClient();
  const readAgain = () => void refresh(queries, [homeworkOfStudentApi.mine, homeworkOfStudentApi.takenBack]);
  useEvent(homeworkEvents.given, readAgain);
  useEvent(homeworkEvents.changed, readAgain);
  useEvent(homeworkEvents.collected, ({ title }) => {
    notify.warn(t('collected', { title }));
    readAgain();
  });
  useEvent(homeworkEvents.reminded, ({ title }) => notify.warn(t('reminded', { title })));
  return null;
}
