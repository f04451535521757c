import { type ClassRecord, recordsApi } from '@zhibi/contract/people/records';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { sexWords } from '../parts/sex-field.js';
import { StateTag } from '../parts/state-tag.js';
import { studentReads } from '../parts/student-reads.js';
import { useAccessActs } from '../parts/use-access-acts.js';
import styles from './page.module.css';

/** The students who are in the class today; all their passwords can be made anew at once. */
export function Members({ one }: { one: ClassRecord }) {
  const { t } = useTranslation('records');
  const pages = useInfinite(recordsApi.students, { classId: one.classId });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const access = useAccessActs('student', studentReads);
  const isWhole = !hasNextPage && rows.length > 0 && rows.every(({ can }) => can.resetPassword);
  return (
    <>
      <div className={styles.members}>
        <Go to={`/student/list?class=${one.classId}`}>{t('class.seeAll')}</Go>
        {isWhole && (
          <Button
            size="small"
            onClick={() =>
              access.ask(
                'reset',
                rows.map(({ studentId, name }) => ({ id: studentId, name })),
              )
            }
          >
            {t('class.resetAll')}
          </Button>
        )}
      </div>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 6 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('class.noMembers')} hint={t('class.noMembersHint')} />}
      >
        {() => (
          <>
            <PlainTable
              words={4}
              columns={[t('student.number'), t('field.name'), t('field.sex'), t('field.state')]}
              rows={rows.map(({ studentId, studentNo, name, sex, state }) => ({
                key: studentId,
                cells: [
                  studentNo,
                  <Go key="name" to={`/student/detail?studentId=${studentId}`}>
                    {name}
                  </Go>,
                  sexWords(sex, t),
                  <StateTag key="state" state={state} />,
                ],
              }))}
            />
            <TableFoot
              shown={rows.length}
              of={first?.total ?? undefined}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
      {access.dialogs}
    </>
  );
}
