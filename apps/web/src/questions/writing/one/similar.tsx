import { questionsApi } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import { QuestionInCart } from '../../parts/question-in-cart.js';
import { useCart } from '../../parts/use-cart.js';
import styles from './one.module.css';

/** Other questions like this one, each a click from the cart of its subject. */
export function Similar({ questionId, subjectId }: { questionId: string; subjectId: number }) {
  const { t } = useTranslation('writing');
  const read = useRead(questionsApi.similar, { questionId });
  const basket = useCart(subjectId);
  return (
    <section aria-label={t('similar.title')} className={styles.similar}>
      <h2>{t('similar.title')}</h2>
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.quiet}>{t('similar.none')}</p>}
      >
        {({ items }) =>
          items.map(({ question, likeness }) => (
            <QuestionInCart
              key={question.questionId}
              question={question}
              note={t('similar.likeness', { share: formatNumber(likeness * 100, 0) })}
              basket={basket}
              subjectId={subjectId}
            />
          ))
        }
      </Screen>
    </section>
  );
}
