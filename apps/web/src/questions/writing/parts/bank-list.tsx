import type { writingApi } from '@zhibi/contract/questions/writing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useInfinite } from '../../../platform/api.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { BankedCard } from './banked-card.js';
import styles from './banked-card.module.css';
import { QuestionActions } from './question-actions.js';

/** The questions of a shelf, page after page. */
export function BankList({
  pages,
  empty,
}: {
  pages: ReturnType<typeof useInfinite<typeof writingApi.mine>>;
  empty: ReactNode;
}) {
  const { t } = useTranslation('writing');
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen read={together({ pages })} skeleton={{ rows: 12 }} isEmpty={() => rows.length === 0} empty={empty}>
      {() => (
        <section className={styles.list} aria-label={t('bank.listed')}>
          {rows.map((question) => (
            <BankedCard
              key={question.questionId}
              question={{ ...question, full: question }}
              actions={<QuestionActions question={question} />}
              note={
                question.review?.state === 'returned' && (
                  <p className={styles.note}>{t('state.because', { note: question.review.note })}</p>
                )
              }
            />
          ))}
          <TableFoot
            shown={rows.length}
            of={first?.total}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        </section>
      )}
    </Screen>
  );
}
