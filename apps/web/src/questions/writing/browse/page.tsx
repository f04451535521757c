import { questionsApi } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { countedOf } from '../../parts/found-count.js';
import { QuestionText } from '../../parts/question-text.js';
import { ResourceSwitch } from '../../parts/resource-switch.js';
import { SchoolRate } from '../../parts/statistics/school-rate.js';
import { typeNames } from '../../parts/type-names.js';
import { BankFilter, useBankFilter } from '../parts/bank-filter.js';
import styles from '../parts/banked-card.module.css';

/** All banks of a subject in one list: the platform's, the school's, one's own. */
export function Page() {
  const { t } = useTranslation('writing');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead title={t('browse.title')} extra={<ResourceSwitch now="questions" />} />
      {subjectId === null ? (
        <EmptyState title={t('editor.noSubject')} hint={t('editor.noSubjectHint')} />
      ) : (
        <All key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function All({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('writing');
  const names = useTranslation('questions').t;
  const bank = useBankFilter();
  const pages = useInfinite(questionsApi.search, { subjectId, ...bank.filter });
  const { rows, first } = pages;
  return (
    <>
      <BankFilter bank={bank} total={first?.total} />
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 12 }}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            title={t(bank.isFiltered ? 'bank.noneFound' : 'browse.empty')}
            hint={t(bank.isFiltered ? 'bank.noneFoundHint' : 'browse.emptyHint')}
          />
        }
      >
        {() => (
          <section className={styles.list} aria-label={t('bank.listed')}>
            {rows.map(({ questionId, type, body, source, knowledge, timesUsed, schoolRate }) => (
              <article key={questionId} className={styles.card}>
                <div className={styles.meta}>
                  <b>{names(`type.${typeNames[type]}`)}</b>
                  {knowledge.map(({ id, title }) => (
                    <span key={id}>{title}</span>
                  ))}
                  <span>{timesUsed > 0 ? names('card.used', { count: timesUsed }) : names('card.unused')}</span>
                  <SchoolRate rate={schoolRate} />
                  <span className={styles.end}>{source}</span>
                </div>
                <QuestionText body={body} />
                <div className={styles.foot}>
                  <Go to={`/question/ques?question=${questionId}`}>{t('card.open')}</Go>
                </div>
              </article>
            ))}
            <TableFoot
              shown={rows.length}
              of={countedOf(first?.total)}
              loading={pages.isFetchingNextPage}
              onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            />
          </section>
        )}
      </Screen>
    </>
  );
}
