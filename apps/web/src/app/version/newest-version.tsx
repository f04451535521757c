import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/layout/dialog.js';
import { Skeleton } from '../../platform/skeleton.js';
import { formatDay } from '../../platform/time.js';
import { CHANGES } from './changes.js';
import { isNewer } from './newest-build.js';
import styles from './newest-version.module.css';

const MOVED = 'movedToNewest';
type State = 'looking' | 'moved' | 'newest' | 'unknown';

/** Moves this browser to the newest build that the server has, and shows what changed. */
export function NewestVersion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const [state, setState] = useState<State>(() => (sessionStorage.getItem(MOVED) ? 'moved' : 'looking'));
  // The server knows the newest build; a reload is how a browser moves to it.
  useEffect(() => {
    sessionStorage.removeItem(MOVED);
    if (state !== 'looking') return;
    let isOver = false;
    void isNewer().then((newer) => {
      if (isOver) return;
      if (!newer) return setState(newer === null ? 'unknown' : 'newest');
      sessionStorage.setItem(MOVED, '1');
      location.reload();
    });
    return () => {
      isOver = true;
    };
  }, [state]);
  return (
    <Dialog title={t(`newest.${state}`)} onClose={onClose}>
      {state === 'looking' && <Skeleton shape={{ rows: 2 }} />}
      {state === 'unknown' && <p>{t('newest.unknownHint')}</p>}
      {(state === 'moved' || state === 'newest') && <ChangeList />}
    </Dialog>
  );
}

function ChangeList() {
  const { t } = useTranslation('app');
  return CHANGES.map(({ on, names }) => (
    <section key={on} className={styles.day}>
      <h3>{formatDay(on)}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{t(`change.${name}`)}</li>
        ))}
      </ul>
    </section>
  ));
}
