import type { LikeQuestion } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { formatNumber } from '../../../platform/time.js';
import { QuestionText } from '../../parts/question-text.js';
import { SchoolRate } from '../../parts/statistics/school-rate.js';
import { typeNames } from '../../parts/type-names.js';
import styles from './near-dialog.module.css';

/** What reads nearly like the question about to be added: to be seen before there are two of it. */
export function NearDialog({
  near,
  onSave,
  onBack,
}: {
  near: readonly LikeQuestion[];
  onSave: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('writing');
  const names = useTranslation('questions').t;
  return (
    <Dialog size="wide" title={t('near.title', { count: near.length })} onClose={onBack}>
      <p className={styles.hint}>{t('near.hint')}</p>
      <section className={styles.list} aria-label={t('near.listed')}>
        {near.map(({ question, likeness }) => (
          <article key={question.questionId} className={styles.one}>
            <div className={styles.meta}>
              <b>{t('near.likeness', { share: formatNumber(likeness * 100, 0) })}</b>
              <span>{names(`type.${typeNames[question.type]}`)}</span>
              <span>
                {question.timesUsed > 0 ? names('card.used', { count: question.timesUsed }) : names('card.unused')}
              </span>
              <SchoolRate rate={question.schoolRate} />
              <span>{question.source}</span>
              <Link to={`/question/ques?question=${question.questionId}`} target="_blank" rel="noreferrer">
                {t('near.open')}
              </Link>
            </div>
            <QuestionText body={question.body} />
          </article>
        ))}
      </section>
      <Foot words={t('near.back')} onMain={onBack} others={<Button onClick={onSave}>{t('near.save')}</Button>} />
    </Dialog>
  );
}
