import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { isWaiting } from '../../parts/engine/place.js';
import { scoredBy } from '../../parts/scored-by.js';
import styles from './by-student.module.css';
import type { AnswerOfPaper } from './use-paper-marking.js';

interface ScoreChipProps {
  answer: AnswerOfPaper;
  no: number;
  maxScore: number;
  typed: number | null;
  isCurrent: boolean;
  onLook: () => void;
}

/** The score of an answer beside its place: what it got, by whom, and whether it waits. */
export function ScoreChip({ answer, no, maxScore, typed, isCurrent, onLook }: ScoreChipProps) {
  const { t } = useTranslation('marking');
  const score = typed ?? answer.score;
  const waits = typed === null && isWaiting(answer);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-current={isCurrent}
      title={answer.comment}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLook}
    >
      <span>{t('byStudent.chip', { no })}</span>
      {waits ? (
        <ExclamationCircleFilled className={styles.waits} aria-label={t('mark.open')} />
      ) : (
        score !== null && score >= maxScore && <CheckCircleFilled className={styles.right} aria-hidden />
      )}
      {typed === null && answer.status === 'not-chosen' ? (
        <small>{t('byStudent.notChosen')}</small>
      ) : (
        <b data-by={scoredBy(answer, typed)}>
          {score ?? <i>{ABSENT}</i>}
          <small>/{maxScore}</small>
        </b>
      )}
    </button>
  );
}
