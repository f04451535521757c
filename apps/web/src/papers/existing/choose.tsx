import { libraryApi } from '@zhibi/contract/papers/library';
import { Segmented } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { SearchField } from '../../platform/layout/search-field.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { lazily } from '../../platform/lazily.js';
import { Screen } from '../../platform/screen.js';
import { formatNear, formatNumber } from '../../platform/time.js';
import { together } from '../../platform/together.js';
import { useAddress } from '../../platform/use-address.js';

/** Few look for a paper that exists on paper alone: nobody else loads what takes one in. */
const Grounds = lazily(() => import('../parts/ground-shelf/grounds.js').then(({ Grounds }) => Grounds));
const shelves = ['mine', 'school', 'ground'] as const;

/** One's own papers and those that colleagues share, found by name; and those that came on paper. */
export function Choose({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('existing');
  const { now, go } = useAddress(['shelf', 'words']);
  const shelf = shelves.find((one) => one === now.shelf) ?? 'mine';
  const bar = (
    <Segmented
      aria-label={t('shelf.label')}
      options={shelves.map((value) => ({ value, label: t(`shelf.${value}`) }))}
      value={shelf}
      onChange={(value) => go({ shelf: value === 'mine' ? '' : value, words: '' })}
    />
  );
  if (shelf !== 'ground') return <OfSystem subjectId={subjectId} shelf={shelf} bar={bar} />;
  return (
    <>
      <FilterBar>{bar}</FilterBar>
      <Suspense fallback={null}>
        <Grounds subjectId={subjectId} />
      </Suspense>
    </>
  );
}

interface OfSystemProps {
  subjectId: number;
  shelf: 'mine' | 'school';
  bar: ReactNode;
}

function OfSystem({ subjectId, shelf, bar }: OfSystemProps) {
  const { t } = useTranslation('existing');
  const { now, go } = useAddress(['words']);
  const words = now.words.trim().slice(0, 100);
  const pages = useInfinite(libraryApi.list, { subjectId, shelf, ...(words === '' ? {} : { words }) });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const nothing = words === '' ? shelf : 'found';
  return (
    <>
      <FilterBar>
        {bar}
        <SearchField
          key={words}
          allowClear
          maxLength={100}
          style={{ width: 220 }}
          aria-label={t('words')}
          placeholder={t('words')}
          defaultValue={words}
          onSearch={(typed) => go({ words: typed.trim() })}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 6 }}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              title={t(`empty.${nothing}`)}
              hint={t(`emptyHint.${nothing}`)}
              action={nothing === 'mine' && <GoButton to="/source/source">{t('toSource')}</GoButton>}
            />
          }
        >
          {() => (
            <>
              <PlainTable
                asCards
                words={3}
                columns={[
                  t('column.name'),
                  t('column.owner'),
                  t('column.changed'),
                  t('column.questions'),
                  t('column.score'),
                ]}
                rows={rows.map(({ paperId, title, ownerName, updatedAt, questionCount, totalScore }) => ({
                  key: paperId,
                  cells: [
                    <Go key="go" to={`/paperTest/paper?paper=${paperId}`}>
                      {title}
                    </Go>,
                    <span key="owner" translate="no">
                      {ownerName}
                    </span>,
                    formatNear(updatedAt),
                    questionCount,
                    formatNumber(totalScore),
                  ],
                }))}
              />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}
