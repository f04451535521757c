import { CalendarOutlined, PlayCircleOutlined } from '@ant-design/icons';
import type { WrongQuestion } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasInk, hasWriting } from '../../capture/index.js';
import { AnswerKey, QuestionText } from '../../marking/index.js';
import { Card } from '../../platform/layout/card.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { RichText } from '../../platform/rich/rich-text.js';
import { formatDay } from '../../platform/time.js';
import { Ladder } from './ladder.js';
import styles from './wrong-card.module.css';
import { daysBetween, digitsOf, isDue } from './wrong-day.js';

export interface WrongCardProps {
  wrong: WrongQuestion;
  /** The school's day as YYYY-MM-DD. */
  today: string;
  /** Under the right answer: where it went wrong. */
  cause?: ReactNode;
  actions?: ReactNode;
}

/** One wrong question: what was asked, what the student wrote, what is right, and when it comes back. */
export function WrongCard({ wrong, today, cause, actions }: WrongCardProps) {
  const { t } = useTranslation('analysis');
  const { title, releasedAt, no, knowledge, score, maxScore, body } = wrong;
  const facts = [title, formatDay(releasedAt), t('wrong.question', { no }), ...knowledge.map((point) => point.title)];
  return (
    <Card className={styles.card}>
      <article aria-label={`${title} ${t('wrong.question', { no })}`}>
        <header className={styles.head}>
          <State wrong={wrong} today={today} />
          {wrong.redoneOn !== null && <StatusTag tone="done">{t('wrong.redone')}</StatusTag>}
          <span className={styles.facts}>{facts.join(' · ')}</span>
          <b>
            {score}
            <small>/{maxScore}</small>
          </b>
        </header>
        <div className={styles.text}>
          <QuestionText body={body} />
        </div>
        <div className={styles.two}>
          <OwnInk wrong={wrong} />
          <figure>
            <figcaption>{t('wrong.right')}</figcaption>
            <div className={styles.right}>
              <AnswerKey body={body} />
              {body.analysis.length > 0 && <RichText rich={body.analysis} />}
            </div>
            {cause}
          </figure>
        </div>
        <footer className={styles.foot}>
          <Ladder step={wrong.step} />
          <Next wrong={wrong} today={today} />
          <span className={styles.actions}>{actions}</span>
        </footer>
      </article>
    </Card>
  );
}

function OwnInk({ wrong: { areas, ink, pictures, comment } }: { wrong: WrongQuestion }) {
  const { t } = useTranslation('analysis');
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure>
      <figcaption>
        {t('wrong.mine')}
        {hasInk(ink) && (
          <Button type="text" size="small" icon={<PlayCircleOutlined />} onClick={() => setPlaying(true)}>
            {t('wrong.replay')}
          </Button>
        )}
      </figcaption>
      {!hasWriting({ ink, pictures }) ? (
        <p className={styles.nothing}>{t('wrong.nothing')}</p>
      ) : (
        <AnswerPaper
          areas={areas}
          ink={ink}
          pictures={pictures}
          label={t('wrong.mine')}
          size="fit"
          isPlaying={isPlaying}
          onPlayed={() => setPlaying(false)}
        />
      )}
      {comment && <p className={styles.comment}>{t('wrong.comment', { comment })}</p>}
    </figure>
  );
}

function State({ wrong, today }: { wrong: WrongQuestion; today: string }) {
  const { t } = useTranslation('analysis');
  if (isDue(wrong, today)) return <StatusTag tone="warn">{t('wrong.states.due')}</StatusTag>;
  const tones = { new: 'wait', reviewing: 'run', mastered: 'done' } as const;
  return <StatusTag tone={tones[wrong.state]}>{t(`wrong.states.${wrong.state}`)}</StatusTag>;
}

function Next({ wrong: { state, nextReviewOn }, today }: { wrong: WrongQuestion; today: string }) {
  const { t } = useTranslation('analysis');
  if (state === 'mastered' || nextReviewOn === null) return <span className={styles.next}>{t('wrong.noMore')}</span>;
  const days = daysBetween(today, nextReviewOn);
  return (
    <span className={styles.next}>
      <CalendarOutlined /> {t('wrong.next')} <b>{formatDay(digitsOf(days <= 0 ? today : nextReviewOn))}</b>{' '}
      {days <= 0 ? t('wrong.today') : t('wrong.inDays', { count: days })}
    </span>
  );
}
