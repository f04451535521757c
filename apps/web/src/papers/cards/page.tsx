import { libraryApi } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { CardTable } from './card-table.js';

/** From a paper to its answer card by one click. */
export function Page() {
  const { t } = useTranslation('cards');
  const subjectId = useSubjectId();
  const pages = useInfinite(libraryApi.list, subjectId === null ? null : { subjectId, shelf: 'mine' });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <PageHead title={t('title')} note={t('hint')} back="/source/list" />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Card flush>
          <Screen
            read={together({ pages })}
            skeleton={{ rows: 6 }}
            isEmpty={() => rows.length === 0}
            empty={
              <EmptyState
                title={t('empty')}
                hint={t('emptyHint')}
                action={
                  <GoButton size="small" to="/paperTest/self">
                    {t('toPapers')}
                  </GoButton>
                }
              />
            }
          >
            {() => (
              <>
                <CardTable papers={rows} />
                <TableFoot
                  shown={rows.length}
                  loading={isFetchingNextPage}
                  onNext={hasNextPage ? () => void fetchNextPage() : undefined}
                />
              </>
            )}
          </Screen>
        </Card>
      )}
    </>
  );
}
