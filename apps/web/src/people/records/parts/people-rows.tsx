import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen, type ScreenProps } from '../../../platform/screen.js';

export interface PeopleRowsProps {
  whose: 'student' | 'teacher';
  pages: ScreenProps<unknown>['read'] & {
    rows: readonly unknown[];
    first: { total: number | null } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  isNarrowed: boolean;
  /** The table of the rows. */
  children: ReactNode;
}

/** The people of a list as far as they have been read, with the way to the next ones; words where there is nobody. */
export function PeopleRows({ whose, pages, isNarrowed, children }: PeopleRowsProps) {
  const { t } = useTranslation('records');
  const { rows, first, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  return (
    <Screen
      read={pages}
      skeleton={{ rows: 8 }}
      isEmpty={() => rows.length === 0}
      empty={
        isNarrowed ? (
          <EmptyState title={t('filter.none')} hint={t('filter.noneHint')} />
        ) : (
          <EmptyState title={t(`${whose}.empty`)} hint={t(`${whose}.emptyHint`)} />
        )
      }
    >
      {() => (
        <>
          {children}
          <TableFoot
            shown={rows.length}
            of={first?.total ?? undefined}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        </>
      )}
    </Screen>
  );
}
