import { markingEvents } from '@zhibi/contract/events/marking';
import { ABSENT } from '@zhibi/contract/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useEvent } from '../../../platform/events/use-event.js';
import styles from './pen-lab.module.css';

type Received = z.output<typeof markingEvents.answersScored.data>['answers'][number];

export interface ReceivedScoresProps {
  homeworkId: string;
  studentId: string;
  numbers: ReadonlyMap<string, number>;
}

/** What the server made of the ink, as it says so: the newest score of each question. */
export function ReceivedScores({ homeworkId, studentId, numbers }: ReceivedScoresProps) {
  const { t } = useTranslation('capture');
  const [received, setReceived] = useState<readonly Received[]>([]);
  useEvent(markingEvents.answersScored, (news) => {
    if (news.homeworkId !== homeworkId) return;
    const isNewer = (old: Received) =>
      news.answers.some(({ itemId, studentId: of }) => itemId === old.itemId && of === old.studentId);
    setReceived((old) => [...news.answers, ...old.filter((one) => !isNewer(one))].slice(0, 200));
  });
  const own = received.filter((one) => one.studentId === studentId);
  return (
    <section>
      <h3>{t('heard.title')}</h3>
      {own.length === 0 && <p className={styles.quiet}>{t('heard.none')}</p>}
      <ul className={styles.scores} aria-live="polite">
        {own.map(({ itemId, score }) => (
          <li key={itemId}>
            <span>{t('area.question', { no: numbers.get(itemId) ?? ABSENT })}</span>
            <b>{score === null ? t('heard.waiting') : t('heard.score', { score })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
