import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { type StateNow, tones, wallStates } from './state.js';
import styles from './wall.module.css';

/** How many write, rest, have handed in, have not begun; what nobody is, is left out. */
export function WallCounts({ states }: { states: ReadonlyMap<string, StateNow> }) {
  const { t } = useTranslation('liveWall');
  const counted = wallStates.map((state) => ({
    state,
    count: [...states.values()].filter((one) => one.state === state).length,
  }));
  return (
    <div className={styles.counts}>
      {counted
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <StatusTag key={state} tone={tones[state]}>
            {t(`counts.${state}`)} <b>{count}</b>
          </StatusTag>
        ))}
    </div>
  );
}
