import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { useChangeWords } from '../../parts/change-words.js';
import styles from '../../parts/changes.module.css';

/** Everything that was changed about the homework, whom it concerned and who did it. */
export function History({ homework: { homeworkId } }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const words = useChangeWords();
  const read = useRead(homeworkApi.history, { homeworkId });
  return (
    <Card title={t('changes.title')}>
      <Screen read={read} skeleton={{ rows: 2 }}>
        {({ items }) => (
          <ol className={styles.changes}>
            {items.map((change) => {
              const { what, facts } = words(change);
              const whom = change.student?.name ?? t('changes.everybody');
              return (
                <li key={change.changeId}>
                  <b>{what}</b>
                  <span>{[whom, ...facts].join(' · ')}</span>
                  <time>
                    {change.changedBy === null ? t('changes.itself') : change.changedBy || t('changes.forSchool')}{' '}
                    {formatNear(change.changedAt)}
                  </time>
                </li>
              );
            })}
          </ol>
        )}
      </Screen>
    </Card>
  );
}
