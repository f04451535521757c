import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { stateOf, tones, wallStates } from './state.js';
import styles from './wall.module.css';

/** How many are writing, have handed in, have not begun. */
export function WallCounts({
  submissions,
  writing,
}: {
  submissions: readonly SubmissionOfStudent[];
  writing: ReadonlySet<string>;
}) {
  const { t } = useTranslation('capture');
  const states = submissions.map((one) => stateOf(one, writing.has(one.studentId)));
  return (
    <div className={styles.counts}>
      {wallStates.map((state) => (
        <StatusTag key={state} tone={tones[state]}>
          {t(`wall.states.${state}`)} <b>{states.filter((one) => one === state).length}</b>
        </StatusTag>
      ))}
    </div>
  );
}
