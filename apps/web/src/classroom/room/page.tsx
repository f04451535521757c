import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetWaiting } from '../parts/kept-answers.js';
import { RoomClient, type RoomView } from '../parts/room-client.js';
import { Entrance } from './entrance.js';
import { keptSeat } from './kept-seat.js';
import { LiveTask } from './live-task.js';
import styles from './room.module.css';

/** The page of a student in class, on a phone or whatever is there: a code, a name, a tap. */
export function Page() {
  const [token, setToken] = useState(keptSeat.get);
  const take = (fresh: string) => {
    keptSeat.set(fresh);
    setToken(fresh);
  };
  const leave = () => {
    keptSeat.forget();
    forgetWaiting();
    setToken('');
  };
  return (
    <main className={styles.page}>
      {token === '' ? <Entrance onSeat={take} /> : <Seat key={token} token={token} onLeave={leave} />}
    </main>
  );
}

function Seat({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { t } = useTranslation('classroom');
  const client = useMemo(() => new RoomClient(token), [token]);
  const view = useSyncExternalStore(client.subscribe, client.view);
  const { state, task } = view;
  if (state === null) return <p className={styles.big}>…</p>;
  const { seat, name, className, isGuest, isOver } = state;
  const ended = isOver ? 'over' : seat === 'left' ? 'left' : seat === 'removed' ? 'removed' : null;
  if (ended !== null)
    return (
      <section className={styles.middle}>
        <h1>{t(`room.${ended}`)}</h1>
        {isOver && seat === 'in' && !isGuest && <Kept view={view} />}
        <button type="button" className={styles.main} onClick={onLeave}>
          {t('room.again')}
        </button>
      </section>
    );
  return (
    <>
      <header className={styles.head}>
        <b>{name}</b>
        <span>{className}</span>
        <button type="button" onClick={onLeave}>
          {t('room.forget')}
        </button>
      </header>
      {seat === 'waiting' ? (
        <section className={styles.middle}>
          <h1>{t('room.waiting')}</h1>
          <p>{t('room.waitingHint')}</p>
        </section>
      ) : task === null ? (
        <section className={styles.middle}>
          <h1>{t('room.hello', { name })}</h1>
          <p>{t('room.wait')}</p>
        </section>
      ) : (
        <LiveTask key={`${task.taskId} ${task.round}`} client={client} token={token} task={task} view={view} />
      )}
      <footer className={styles.foot} aria-live="polite">
        <Foot view={view} />
      </footer>
    </>
  );
}

/** How it stands with the network and with what was tapped; who only waits or looks on has no answers that could be kept. */
function Foot({ view: { state, isSending, isCutOff, refused } }: { view: RoomView }) {
  const { t } = useTranslation('classroom');
  if (refused) return refused;
  const looksOn = state?.isGuest === true && state.seat === 'in';
  if (isCutOff) return t(looksOn || state?.seat === 'waiting' ? 'room.cutOff' : 'room.kept');
  if (isSending) return t('room.sending');
  return looksOn ? t('room.guest') : null;
}

/** At the end: what is kept, what is still on its way, and what does not count. */
function Kept({ view: { lost, unsent } }: { view: RoomView }) {
  const { t } = useTranslation('classroom');
  if (unsent.length > 0)
    return (
      <p className={styles.error} role="status">
        {t('room.overUnsent', { count: unsent.length })}
      </p>
    );
  if (lost.length > 0)
    return (
      <p className={styles.error} role="alert">
        {t('room.overLost', { count: lost.length })}
      </p>
    );
  return <p>{t('room.overHint')}</p>;
}
