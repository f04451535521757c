import { useEffect, useState } from 'react';
import { Dialog } from '../../platform/layout/dialog.js';
import { useSession } from '../../platform/session-store.js';
import { Skeleton } from '../../platform/skeleton.js';
import { formatDay } from '../../platform/time.js';
import { CHANGES } from './changes.js';
import { en } from './newest.en.js';
import { zh } from './newest.zh.js';
import { isNewer } from './newest-build.js';
import styles from './newest-version.module.css';

const MOVED = 'movedToNewest';
type State = 'looking' | 'moved' | 'newest' | 'unknown';

const useWords = () => (useSession().language === 'en' ? en : zh);

/** Moves this browser to the newest build that the server has, and shows what changed. */
export function NewestVersion({ onClose }: { onClose: () => void }) {
  const words = useWords();
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
    <Dialog title={words[state]} onClose={onClose}>
      {state === 'looking' && <Skeleton shape={{ rows: 2 }} />}
      {state === 'unknown' && <p>{words.unknownHint}</p>}
      {(state === 'moved' || state === 'newest') && <ChangeList />}
    </Dialog>
  );
}

function ChangeList() {
  const words = useWords();
  return CHANGES.map(({ on, names }) => (
    <section key={on} className={styles.day}>
      <h3>{formatDay(on)}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{words.change[name]}</li>
        ))}
      </ul>
    </section>
  ));
}
