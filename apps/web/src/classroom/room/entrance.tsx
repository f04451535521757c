import { roomApi } from '@zhibi/contract/classroom/room';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead, useWrite } from '../../platform/api.js';
import { switchLanguage } from '../../platform/language.js';
import { useSearchParams } from '../../platform/search-params.js';
import { session, useSession } from '../../platform/session-store.js';
import { ownMark } from './kept-seat.js';
import { NameChoice } from './name-choice.js';
import styles from './room.module.css';

type Seen = z.output<typeof roomApi.look.output>;

/** Comes into a room: with the own login by a tap, else by the six digits on the wall. */
export function Entrance({ onSeat }: { onSeat: (token: string) => void }) {
  const { t } = useTranslation('classroom');
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('code')?.replace(/\D/g, '').slice(0, 6) ?? '');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [wrong, setWrong] = useState('');
  const looking = useWrite(roomApi.look, [], {
    handles: ['no-room', 'room-closed', 'code-too-often'],
    onDone: setSeen,
    onRefused: ({ message }) => setWrong(message),
  });
  if (seen !== null) return <NameChoice code={code} seen={seen} onSeat={onSeat} onBack={() => setSeen(null)} />;
  return (
    <form
      className={styles.middle}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) looking.mutate({ code });
      }}
    >
      <h1>{t('room.title')}</h1>
      <OwnLessons onSeat={onSeat} />
      <p>{t('room.enterCode')}</p>
      <input
        className={wrong ? `${styles.code} ${styles.wrong}` : styles.code}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('room.code')}
        aria-invalid={wrong !== ''}
        maxLength={6}
        value={code}
        onChange={({ target }) => {
          setCode(target.value.replace(/\D/g, ''));
          setWrong('');
        }}
      />
      {wrong && (
        <p className={styles.error} role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className={styles.main} disabled={code.length < 6 || looking.isPending}>
        {t('room.go')}
      </button>
      <OtherLanguage />
    </form>
  );
}

/** Nobody is logged in here whose language would be known. */
function OtherLanguage() {
  const { t } = useTranslation('platform');
  const other = useSession().language === 'en' ? 'zh' : 'en';
  return (
    <button
      type="button"
      className={styles.quiet}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => void switchLanguage(other)}
    >
      {t(`languageName.${other}`)}
    </button>
  );
}

/** The lessons of one's own class, for whoever has logged in. */
function OwnLessons({ onSeat }: { onSeat: (token: string) => void }) {
  const [params] = useSearchParams();
  const { token, roleCodes } = session.get();
  const isStudent = token !== '' && roleCodes.includes('STUDENT');
  const here = useRead(roomApi.here, isStudent ? {} : null, { quiet: true });
  const entering = useWrite(roomApi.enter, [], { onDone: (seat) => onSeat(seat.token) });
  const wished = params.get('lesson');
  const lessons = (here.data?.lessons ?? []).filter(({ lessonId }) => wished === null || lessonId === wished);
  return lessons.map(({ lessonId, className, title, teacherName }) => (
    <button
      key={lessonId}
      type="button"
      className={styles.main}
      disabled={entering.isPending}
      onClick={() => entering.mutate({ lessonId, mark: ownMark() })}
    >
      {className} · {title || teacherName}
    </button>
  ));
}
