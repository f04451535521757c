import type { QuestionForTeacher, questionsApi } from '@zhibi/contract/questions';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import type { useInfinite } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { countedOf } from '../parts/found-count.js';
import styles from './page.module.css';

export interface QuestionListProps {
  pages: ReturnType<typeof useInfinite<typeof questionsApi.search>>;
  /** Draws one, with its key. */
  card: (question: QuestionForTeacher) => ReactNode;
  isFiltered: boolean;
  onClear: () => void;
}

/** The questions found, page after page. */
export function QuestionList({ pages, card, isFiltered, onClear }: QuestionListProps) {
  const { t } = useTranslation('questions');
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ rows: 12 }}
      isEmpty={() => rows.length === 0}
      empty={<Nothing isFiltered={isFiltered} onClear={onClear} />}
    >
      {() => (
        <section className={styles.list} aria-label={t('card.listed')}>
          {rows.map(card)}
          <TableFoot
            shown={rows.length}
            of={countedOf(first?.total)}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        </section>
      )}
    </Screen>
  );
}

function Nothing({ isFiltered, onClear }: Pick<QuestionListProps, 'isFiltered' | 'onClear'>) {
  const { t } = useTranslation('questions');
  const { asSchoolPrincipal } = useUser();
  if (!isFiltered)
    return <EmptyState title={t('empty.bank')} hint={t(asSchoolPrincipal ? 'empty.bankLook' : 'empty.bankHint')} />;
  return (
    <EmptyState
      title={t('empty.found')}
      hint={t('empty.foundHint')}
      action={
        <Button size="small" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
