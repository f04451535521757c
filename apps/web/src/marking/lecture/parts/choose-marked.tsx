import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import styles from './parts.module.css';

/** A screen of the lecture without a homework: those that were collected. */
export function ChooseMarked({
  to,
}: {
  to: '/comment' | '/indexDetail' | '/paper/teacherComment' | '/correction/wrong';
}) {
  const { t } = useTranslation('lecture');
  const subjectId = useSubjectId();
  const pages = useInfinite(homeworkApi.list, subjectId === null ? null : { subjectId, status: 'closed' });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Card title={t('choose')}>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 4 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('notMarked')} hint={t('chooseHint')} />}
      >
        {() => (
          <>
            <ul className={styles.choose}>
              {rows.map(({ homeworkId, title, classes }) => (
                <li key={homeworkId}>
                  <Link to={`${to}?homework=${homeworkId}`}>{title}</Link>
                  <span>{classes.map(({ className }) => className).join(' · ')}</span>
                </li>
              ))}
            </ul>
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Card>
  );
}
