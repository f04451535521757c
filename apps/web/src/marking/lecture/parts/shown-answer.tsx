import type { LectureAnswer } from '@zhibi/contract/marking/lecture';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper } from '../../../capture/index.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './parts.module.css';

interface ShownAnswerProps {
  answer: LectureAnswer;
  maxScore: number;
  /** Whose it is stays the teacher's to know. */
  hidesName: boolean;
  actions?: ReactNode;
}

/** An answer as the class sees it: why it is shown, what it got, and the writing itself. */
export function ShownAnswer({ answer, maxScore, hidesName, actions }: ShownAnswerProps) {
  const { t } = useTranslation('lecture');
  const name = hidesName ? t('someone') : answer.name;
  return (
    <article className={styles.answer} aria-label={t('inkOf', { name })}>
      <header>
        <b data-kind={answer.kind ?? 'proposed'}>{t(`kinds.${answer.kind ?? 'proposed'}`)}</b>
        <span>{hidesName ? name : [answer.className, name].join(' · ')}</span>
        {answer.isEarlier && <small>{t('earlier')}</small>}
        <span className={styles.score}>
          {formatNumber(answer.score)}
          <small>/{maxScore}</small>
        </span>
      </header>
      <AnswerPaper
        areas={answer.areas}
        ink={answer.ink}
        pictures={answer.pictures}
        label={t('inkOf', { name })}
        size="fit"
      />
      {answer.comment && !hidesName && <q>{answer.comment}</q>}
      {actions}
    </article>
  );
}
