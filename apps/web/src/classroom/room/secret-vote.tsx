import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { useTranslation } from 'react-i18next';
import { Choices } from './choices.js';
import styles from './room.module.css';
import { useSecretVote } from './use-secret-vote.js';

/** A vote that nobody can trace: the ballot is thrown in without a word of who throws it. */
export function SecretVote({ token, task, isOpen }: { token: string; task: TaskInRoom; isOpen: boolean }) {
  const { t } = useTranslation('classroom');
  const { isReady, hasVoted, chosen, hasArrived, refused, isCutOff, vote } = useSecretVote(token, task, isOpen);
  const isPreparing = !isReady && isOpen && refused === '';
  return (
    <>
      <p className={styles.hint}>{t(isPreparing ? 'room.preparing' : 'room.secret')}</p>
      <Choices task={task} no={0} chosen={chosen} isOpen={isOpen && isReady} onChoose={vote} />
      {refused && (
        <p className={styles.error} role="alert">
          {chosen.length > 0 && !hasArrived && <b>{t('room.voteLost')}</b>} {refused}
        </p>
      )}
      {hasVoted && !isCutOff && <p className={styles.said}>{t('room.voted')}</p>}
      {!refused && (isCutOff || chosen.length > 0) && (
        <p className={styles.said} role="status">
          {t(isCutOff ? 'room.kept' : hasArrived ? 'room.chosen' : 'room.sending')}
        </p>
      )}
    </>
  );
}
