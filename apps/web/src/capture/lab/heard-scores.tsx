import { ABSENT } from '@zhibi/contract/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useEvent } from '../../platform/events/use-event.js';
import styles from './pen-lab.module.css';

const AnswerScored = z.object({
  homeworkId: z.string(),
  studentId: z.string(),
  itemId: z.string(),
  score: z.number().nullable(),
});
type Heard = z.infer<typeof AnswerScored>;

export interface HeardScoresProps {
  homeworkId: string;
  studentId: string;
  numbers: ReadonlyMap<string, number>;
}

/** What the server made of the ink, as it says so: the newest score of each question. */
export function HeardScores({ homeworkId, studentId, numbers }: HeardScoresProps) {
  const { t } = useTranslation('capture');
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEvent('answer-scored', (data) => {
    const news = AnswerScored.safeParse(data).data;
    if (news?.homeworkId !== homeworkId) return;
    setHeard((old) =>
      [news, ...old.filter((one) => one.itemId !== news.itemId || one.studentId !== news.studentId)].slice(0, 200),
    );
  });
  const own = heard.filter((one) => one.studentId === studentId);
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
