import type { AnswerToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting } from '../../../capture/index.js';
import { scoredBy } from '../../../marking/index.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './question-answers.module.css';

interface InkOfAnswerProps {
  answer: AnswerToMark;
  maxScore: number;
  onOpen: () => void;
}

/** One student's answer as a small picture of the paper, with the score it got. */
export function InkOfAnswer({ answer, maxScore, onOpen }: InkOfAnswerProps) {
  const { t } = useTranslation('analysis');
  const { name, studentNo, score, areas, ink, pictures, comment } = answer;
  return (
    <li>
      <header>
        <span className={styles.number}>{studentNo}</span>
        <Button type="link" onClick={onOpen}>
          {name}
        </Button>
        <b className={styles.score} data-by={scoredBy(answer)}>
          {formatNumber(score)}
          <small>/{formatNumber(maxScore)}</small>
        </b>
      </header>
      {hasWriting(answer) ? (
        <AnswerPaper areas={areas} ink={ink} pictures={pictures} label={t('classReport.inkOf', { name })} size="fit" />
      ) : (
        <p className={styles.blank}>{t('classReport.blank')}</p>
      )}
      {comment !== '' && <q>{comment}</q>}
    </li>
  );
}
