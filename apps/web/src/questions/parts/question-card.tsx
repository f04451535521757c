import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { difficultyOf, type QuestionForTeacher } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerText } from './answer-text.js';
import styles from './question-card.module.css';
import { QuestionText } from './question-text.js';
import { SchoolRate } from './statistics/school-rate.js';
import { typeNames } from './type-names.js';

export interface QuestionCardProps {
  question: QuestionForTeacher;
  /** Why it is shown here, at the end of its facts. */
  note?: string;
  /** It is marked as taken. */
  isChosen?: boolean;
  /** What can be done with it. */
  action?: ReactNode;
}

/** One question: what it is, what it asks, its answer on demand, and what can be done with it. */
export function QuestionCard({ question, note, isChosen = false, action }: QuestionCardProps) {
  const { t } = useTranslation('questions');
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  const { body, knowledge, difficulty, timesUsed, source, minutes, type } = question;
  return (
    <article className={isChosen ? `${styles.card} ${styles.chosen}` : styles.card}>
      <div className={styles.meta}>
        <b>{t(`type.${typeNames[type]}`)}</b>
        {knowledge.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
        <span>{t(`difficulty.${difficultyOf(difficulty)}`)}</span>
        <span>{timesUsed > 0 ? t('card.used', { count: timesUsed }) : t('card.unused')}</span>
        <SchoolRate rate={question.schoolRate} />
        <span>{source}</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <QuestionText body={body} />
      <div id={answerId}>{isOpen && <AnswerText body={body} />}</div>
      <div className={styles.foot}>
        <span>{t('card.minutes', { minutes })}</span>
        <span className={styles.actions}>
          <Button
            type="text"
            size="small"
            icon={isOpen ? <UpOutlined /> : <DownOutlined />}
            aria-expanded={isOpen}
            aria-controls={answerId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'card.hide' : 'card.show')}
          </Button>
          {action}
        </span>
      </div>
    </article>
  );
}
