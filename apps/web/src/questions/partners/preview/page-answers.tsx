import { partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { AnswerText } from '../../parts/answer-text.js';
import styles from '../../parts/book-pages/preview.module.css';
import type { OfBook } from './sheet.js';

/** The answers of the page, question by question. */
export function PageAnswers({ read, page }: { read: OfBook; page: number }) {
  const { t } = useTranslation('partners');
  const questions = useRead(partnersApi.pageQuestions, { ...read, page });
  return (
    <section>
      <h2>{t('preview.answers')}</h2>
      <Screen
        read={questions}
        skeleton={{ rows: 3 }}
        isEmpty={(data) => data.questions.length === 0}
        empty={<p className={styles.note}>{t('empty.page')}</p>}
      >
        {(data) => (
          <ol className={styles.answers}>
            {data.questions.map(({ itemId, body }, at) => (
              <li key={itemId}>
                <b>{at + 1}</b>
                <AnswerText body={body} />
              </li>
            ))}
          </ol>
        )}
      </Screen>
    </section>
  );
}
