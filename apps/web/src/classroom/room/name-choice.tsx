import { roomApi } from '@zhibi/contract/classroom/room';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useWrite } from '../../platform/api.js';
import { ownMark } from './kept-seat.js';
import styles from './room.module.css';

interface Props {
  code: string;
  seen: z.output<typeof roomApi.look.output>;
  onSeat: (token: string) => void;
  onBack: () => void;
}

/** Under which name: chosen where the teacher lists the class, typed where not. */
export function NameChoice({ code, seen: { className, teacherName, present, names }, onSeat, onBack }: Props) {
  const { t } = useTranslation('classroom');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const joining = useWrite(roomApi.join, [], {
    handles: ['name-taken', 'room-full', 'room-removed', 'room-closed', 'no-room', 'code-too-often'],
    onDone: ({ token }) => onSeat(token),
    onRefused: ({ message }) => setWrong(message),
  });
  const join = (as: { studentId: string } | { name: string }) => joining.mutate({ code, mark: ownMark(), as });
  const shown = names?.filter(({ name }) => name.includes(typed.trim()));
  return (
    <form
      className={styles.names}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '' && names === null) join({ name: typed.trim() });
      }}
    >
      <h1>{className}</h1>
      <p>{t('room.inside', { teacher: teacherName, count: present })}</p>
      {wrong && (
        <p className={styles.error} role="alert">
          {wrong}
        </p>
      )}
      <input
        className={styles.typed}
        aria-label={names === null ? t('room.typeName') : t('room.search')}
        placeholder={names === null ? t('room.typeName') : t('room.search')}
        maxLength={20}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown ? (
        <ul aria-label={t('room.choose')}>
          {shown.map(({ studentId, name, isTaken }) => (
            <li key={studentId}>
              <button type="button" disabled={joining.isPending} onClick={() => join({ studentId })}>
                {name}
                {isTaken && <small>{t('room.takenName')}</small>}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <button type="submit" className={styles.main} disabled={typed.trim() === '' || joining.isPending}>
          {t('room.go')}
        </button>
      )}
      <button type="button" className={styles.quiet} onClick={onBack}>
        {t('room.again')}
      </button>
    </form>
  );
}
