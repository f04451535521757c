import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { difficultyOf } from '@zhibi/contract/questions';
import type { BankedQuestion } from '@zhibi/contract/questions/writing';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { formatFarDay } from '../../../platform/time.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import { SchoolRate } from '../../parts/statistics/school-rate.js';
import { typeNames } from '../../parts/type-names.js';
import styles from './banked-card.module.css';
import { Lacks } from './lacks.js';
import { QuestionState } from './question-state.js';

export type CardQuestion = Pick<
  BankedQuestion,
  'questionId' | 'type' | 'body' | 'facts' | 'lacks' | 'timesUsed' | 'author' | 'version'
> & { full?: BankedQuestion };

/** A question as it lies in a bank: what it is, what it asks, its answer on demand, and what can be done with it. */
export function BankedCard({
  question,
  actions,
  note,
  isAlone,
}: {
  question: CardQuestion;
  actions?: ReactNode;
  note?: ReactNode;
  /** On a screen of its own: no way leads there. */
  isAlone?: boolean;
}) {
  const { t } = useTranslation('writing');
  const words = useTranslation('questions').t;
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  const { questionId, type, body, facts, lacks, timesUsed, author, version, full } = question;
  return (
    <article className={styles.card}>
      <div className={styles.meta}>
        <b>{words(`type.${typeNames[type]}`)}</b>
        {full?.knowledge.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
        <span>{words(`difficulty.${difficultyOf(facts.difficulty)}`)}</span>
        {full && <span>{timesUsed > 0 ? words('card.used', { count: timesUsed }) : words('card.unused')}</span>}
        {full?.lastGiven && (
          <span>{t('card.given', { class: full.lastGiven.className, day: formatFarDay(full.lastGiven.at) })}</span>
        )}
        {full && <SchoolRate rate={full.schoolRate} />}
        <span>{t('card.version', { version })}</span>
        {full && <QuestionState question={full} />}
        <span className={styles.end}>
          {[creditsOf(full, t('card.between')) ?? author, facts.source].filter(Boolean).join(' · ')}
        </span>
      </div>
      <QuestionText body={body} />
      {lacks.length > 0 && <Lacks lacks={lacks} />}
      {note}
      <div id={answerId}>{isOpen && <AnswerText body={body} />}</div>
      <div className={styles.foot}>
        {full && !isAlone && <Go to={`/question/ques?question=${questionId}`}>{t('card.open')}</Go>}
        <span className={styles.actions}>
          <Button
            type="text"
            size="small"
            icon={isOpen ? <UpOutlined /> : <DownOutlined />}
            aria-expanded={isOpen}
            aria-controls={answerId}
            onClick={() => setOpen(!isOpen)}
          >
            {words(isOpen ? 'card.hide' : 'card.show')}
          </Button>
          {actions}
        </span>
      </div>
    </article>
  );
}

/** Everybody who had a part in it, where there is more than one. */
const creditsOf = (full: BankedQuestion | undefined, between: string): string | undefined =>
  full !== undefined && full.credits.length > 1 ? full.credits.join(between) : undefined;
