import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import { InkOfAnswer } from '../../parts/report/ink-of-answer.js';
import styles from '../client.module.css';
import type { Choice } from './choices.js';

/** How many thumbnails stand open: enough to see the hand, few enough to see the next answer. */
const OPEN = 4;

interface ChoiceLineProps {
  choice: Choice;
  /** How many answered or could have. */
  of: number;
  maxScore: number;
  onOpen: (studentId: string) => void;
}

/** One answer that was given: how often, by whom, and how it looks on their papers. */
export function ChoiceLine({ choice: { kind, label, answers }, of, maxScore, onOpen }: ChoiceLineProps) {
  const { t } = useTranslation('client');
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? answers : answers.slice(0, OPEN);
  const names = answers.map(({ name }) => name).join(t('answers.join'));
  return (
    <li>
      <header>
        <b>{kind === 'said' ? label : t(`answers.${kind}`)}</b>
        <Bar value={answers.length / of} />
        <span>{t('answers.people', { count: answers.length })}</span>
      </header>
      <p translate="no">{names}</p>
      {kind !== 'blank' && (
        <ul className={styles.thumbs}>
          {shown.map((answer) => (
            <InkOfAnswer
              key={answer.answerId}
              answer={answer}
              maxScore={maxScore}
              onOpen={() => onOpen(answer.studentId)}
            />
          ))}
        </ul>
      )}
      {kind !== 'blank' && shown.length < answers.length && (
        <Button onClick={() => setIsOpen(true)}>{t('answers.more', { count: answers.length })}</Button>
      )}
    </li>
  );
}
