import { CheckCircleFilled, DownOutlined, UpOutlined } from '@ant-design/icons';
import { toLine } from '@zhibi/content';
import type { WrongPlace, WrongQuestion } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../../marking/index.js';
import { useAge } from '../../../people/index.js';
import { Line } from '../../../platform/rich/line.js';
import { formatDay } from '../../../platform/time.js';
import { daysBetween, digitsOf, isDue } from '../../parts/wrong-day.js';
import styles from './review.module.css';
import { ReviewAnswer } from './review-answer.js';

export interface ReviewCardProps {
  wrong: WrongQuestion;
  no: number;
  today: string;
  /** Where it went when it was answered just now. */
  place: WrongPlace | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAnswer: (place: WrongPlace) => void;
}

/** One wrong question: closed a line; open the question alone, to be tried on paper; then what I wrote and what is right. */
export function ReviewCard({ wrong, no, today, place, isOpen, onOpen, onAnswer }: ReviewCardProps) {
  const { t } = useTranslation('analysis');
  const age = useAge();
  const [isTried, setTried] = useState(false);
  const { title, releasedAt, score, maxScore, body } = wrong;
  const name = toLine(body.stem.slice(0, 1));
  const isAnswered = place !== null;
  return (
    <li className={styles.card} data-open={isOpen}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {isAnswered ? (
          <CheckCircleFilled className={styles.done} aria-hidden />
        ) : (
          <span className={styles.no}>{no}</span>
        )}
        {isOpen ? (
          <b>{t('wrong.from', { title })}</b>
        ) : (
          <b translate="no">
            <Line text={name} />
          </b>
        )}
        <span className={styles.note}>
          {isOpen ? formatDay(releasedAt) : <Standing wrong={wrong} place={place} today={today} />}
        </span>
        {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      </button>
      {isOpen && (
        <article aria-label={`${title} ${t('wrong.question', { no: wrong.no })}`}>
          <div className={styles.asked}>
            <QuestionText body={body} />
            <b>
              {score}
              <small>/{maxScore}</small>
            </b>
          </div>
          {isTried || isAnswered ? (
            <ReviewAnswer wrong={wrong} place={place} onAnswer={onAnswer} />
          ) : (
            <>
              <p className={styles.try}>{t(`review.${age}.try`)}</p>
              <Button type="primary" size="large" block onClick={() => setTried(true)}>
                {t(`review.${age}.show`)}
              </Button>
            </>
          )}
        </article>
      )}
    </li>
  );
}

/** What a closed card says: to be tried, or when it comes again. */
function Standing({ wrong, place, today }: Pick<ReviewCardProps, 'wrong' | 'place' | 'today'>) {
  const { t } = useTranslation('analysis');
  const age = useAge();
  const now = place ?? wrong;
  if (now.state === 'mastered') return <>{t(`review.${age}.mastered`)}</>;
  if (isDue(now, today)) return <>{t(`review.${age}.due`)}</>;
  if (now.nextReviewOn === null) return null;
  const days = daysBetween(today, now.nextReviewOn);
  return (
    <>
      {days === 1
        ? t('review.tomorrow')
        : t('review.again', { count: days, day: formatDay(digitsOf(now.nextReviewOn)) })}
    </>
  );
}
