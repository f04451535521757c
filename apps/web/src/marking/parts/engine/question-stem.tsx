import type { ItemToMark } from '@zhibi/contract/marking';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerKey } from '../answer-key.js';
import { QuestionText } from '../question-text.js';
import styles from './mark-panel.module.css';

/** What was asked and what is right, above the pad; `beside` the key what can be done with it. */
export function QuestionStem({ item: { body }, beside }: { item: ItemToMark; beside?: ReactNode }) {
  const { t } = useTranslation('marking');
  return (
    <section className={styles.stem}>
      <div className={styles.question}>
        <QuestionText body={body} />
      </div>
      <div className={styles.key}>
        <span>{t('mark.key')}</span>
        <div>
          <AnswerKey body={body} />
        </div>
        {beside}
      </div>
    </section>
  );
}
