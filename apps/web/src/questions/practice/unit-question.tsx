import { difficultyOf, type QuestionForTeacher } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerText } from '../parts/answer-text.js';
import { QuestionText } from '../parts/question-text.js';
import { typeNames } from '../parts/type-names.js';
import styles from './drawer.module.css';

interface UnitQuestionProps {
  no: number;
  question: QuestionForTeacher;
  canSwap: boolean;
  isSwapping: boolean;
  onSwap: () => void;
}

/** A question of a unit: what it asks, its answer on demand, another one instead. */
export function UnitQuestion({ no, question, canSwap, isSwapping, onSwap }: UnitQuestionProps) {
  const { t } = useTranslation('practice');
  const { t: words } = useTranslation('questions');
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  const { body, type, difficulty, minutes, source } = question;
  const name = words(`type.${typeNames[type]}`);
  const facts = [words(`difficulty.${difficultyOf(difficulty)}`), words('card.minutes', { minutes }), source];
  return (
    <article className={styles.question} aria-label={`${no} ${name}`}>
      <div className={styles.meta}>
        <b>
          {no}. {name}
        </b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <QuestionText body={body} />
      <div id={answerId}>{isOpen && <AnswerText body={body} />}</div>
      <div className={styles.foot}>
        <Button
          type="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'drawer.hide' : 'drawer.show')}
        </Button>
        <Button size="small" disabled={!canSwap} loading={isSwapping} onClick={onSwap}>
          {t('drawer.swap')}
        </Button>
      </div>
    </article>
  );
}
