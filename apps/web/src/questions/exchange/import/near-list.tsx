import type { NearItem } from '@zhibi/contract/questions/exchange';
import { useTranslation } from 'react-i18next';
import { Line } from '../../../platform/rich/line.js';
import { QuestionText } from '../../parts/question-text.js';
import styles from './exchange.module.css';
import { NearName } from './near-name.js';

/** The questions that an item is much like, as they stand. */
export function NearList({ near }: { near: readonly NearItem[] }) {
  const { t } = useTranslation('exchange');
  return (
    <section className={styles.nearList} aria-label={t('near.title')}>
      <p className={styles.hint}>{t('near.hint')}</p>
      {near.map((one) => (
        <article key={one.question?.questionId ?? one.where} className={styles.part}>
          <div className={styles.nearHead}>
            <NearName near={one} />
            {one.question && (
              <a href={`/question/ques?question=${one.question.questionId}`} target="_blank" rel="noreferrer">
                {t('near.open')}
              </a>
            )}
          </div>
          {one.question ? (
            <QuestionText body={one.question.body} />
          ) : (
            <p className={styles.text}>
              <Line text={one.text} />
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
