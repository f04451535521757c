import { useQueryClient } from '@tanstack/react-query';
import { peopleEvents } from '@zhibi/contract/events/people';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { useState } from 'react';
import { refresh, useRead } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { Screen } from '../../../platform/screen.js';
import { Ahead } from './ahead.js';
import { History } from './history.js';
import styles from './page.module.css';
import { StateCard } from './state-card.js';

const FOLLOW_MS = 1_500;

/** The move of a school to its next year: what it would do, how far it is, and the way back. */
export function Page() {
  const queries = useQueryClient();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const state = useRead(schoolYearApi.state, {}, { everyMs: isUnderWay ? FOLLOW_MS : undefined });
  useEvent(peopleEvents.schoolYear, () => void refresh(queries, Object.values(schoolYearApi)));
  const upgrade = state.data?.upgrade ?? null;
  const runs = upgrade?.status === 'running';
  if (runs !== isUnderWay) setIsUnderWay(runs);
  return (
    <Screen read={state} skeleton="page">
      {() => (
        <div className={styles.page}>
          {upgrade !== null && <StateCard upgrade={upgrade} />}
          {upgrade?.status !== 'running' && upgrade?.status !== 'failed' && (
            <Ahead isDone={upgrade?.status === 'done'} />
          )}
          <History />
        </div>
      )}
    </Screen>
  );
}
