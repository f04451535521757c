import type { PracticeLesson, PracticeUnit } from '@zhibi/contract/questions/practice';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../platform/time.js';
import { typeNames } from '../parts/type-names.js';
import styles from './lessons.module.css';
import { usePrint } from './use-print.js';

interface UnitRowProps {
  lesson: PracticeLesson;
  unit: PracticeUnit;
  subjectId: number;
  onLook: () => void;
  onPush: () => void;
}

/** A unit: how much it is, which of the own classes had it, and what can be done with it. */
export function UnitRow({ lesson, unit, subjectId, onLook, onPush }: UnitRowProps) {
  const { t } = useTranslation('practice');
  const { t: words } = useTranslation('questions');
  const print = usePrint(subjectId);
  const { questionIds, types, minutes, difficulty, given } = unit;
  const name = t(`unit.${unit.unit}`);
  const facts = [
    t('questions', { count: questionIds.length }),
    t('minutes', { minutes: formatNumber(minutes, 0) }),
    t('difficulty', { rate: formatNumber(difficulty, 2) }),
    ...types.map(({ type, questions }) => t('typed', { type: words(`type.${typeNames[type]}`), count: questions })),
  ];
  const had = given.map(({ className, questions, at }) =>
    t(questions === questionIds.length ? 'givenAll' : 'given', {
      class: className,
      day: formatDay(at),
      count: questions,
    }),
  );
  return (
    <section className={styles.unit} aria-label={`${lesson.title} ${name}`}>
      <b>{name}</b>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      <span className={had.length > 0 ? styles.had : styles.given}>
        {had.length > 0 ? had.join(' · ') : t('notGiven')}
      </span>
      <span className={styles.actions}>
        <Button type="text" size="small" onClick={onLook}>
          {t('look')}
        </Button>
        <Button
          type="text"
          size="small"
          loading={print.isPending}
          onClick={() => print.start(questionIds, `${lesson.title} ${name}`)}
        >
          {t('print')}
        </Button>
        <Button type="link" size="small" onClick={onPush}>
          {t('push')}
        </Button>
      </span>
    </section>
  );
}
