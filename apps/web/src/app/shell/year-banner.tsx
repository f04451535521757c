import { useQueryClient } from '@tanstack/react-query';
import { peopleEvents } from '@zhibi/contract/events/people';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useUser } from '../../people/index.js';
import { useEvent } from '../../platform/events/use-event.js';
import styles from './banners.module.css';

type SchoolYear = z.output<typeof peopleEvents.schoolYear.data>;

/** The school moves to a new year: its data are locked meanwhile, and everything on the screen is old afterwards. */
export function YearBanner() {
  const { t } = useTranslation('app');
  const user = useUser();
  const queries = useQueryClient();
  const [received, setReceived] = useState<SchoolYear['status'] | null>(null);
  useEvent(peopleEvents.schoolYear, (news) => {
    if (news.schoolId === user.schoolId) setReceived(news.status);
  });
  const refresh = () => {
    setReceived(null);
    void queries.invalidateQueries();
  };
  const isLocked = received === 'running' || (received === null && user.schoolDataLock);
  if (!isLocked && received === null) return null;
  const words = isLocked || received === null ? 'running' : received;
  return (
    <Alert
      className={styles.banner}
      type={words === 'done' || words === 'undone' ? 'info' : 'warning'}
      showIcon
      title={t(`year.${words}`)}
      action={
        <Button size="small" onClick={refresh}>
          {t('year.refresh')}
        </Button>
      }
    />
  );
}
