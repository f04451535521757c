import type { ItemToMark } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { AnswerKey } from '../answer-key.js';
import { QuestionText } from '../question-text.js';
import styles from './mark-panel.module.css';

/** What was asked and what is right, above the pad. */
export function QuestionStem({ item: { body } }: { item: ItemToMark }) {
  const { t } = useTranslation('marking');
  return (
    <section className={styles.stem}>
      <div className={styles.question}>
        <QuestionText body={body} />
      </div>
      <div className={styles.key}>
        <span>{t('mark.key')}</span>
        <AnswerKey body={body} />
      </div>
    </section>
  );
}
