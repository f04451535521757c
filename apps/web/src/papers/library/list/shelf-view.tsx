import { type PaperType, paperTypes } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { together } from '../../../platform/together.js';
import { typeNames, useTypeName } from '../parts/type-name.js';
import { LibraryTable } from './library-table.js';

type Shelf = 'mine' | 'archive' | 'school';

/** A shelf of the library with what it is searched by, which lives in the address. */
export function ShelfView({ subjectId, whose }: { subjectId: number; whose: 'mine' | 'school' }) {
  const { t } = useTranslation('library');
  const typeName = useTypeName();
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const shelf: Shelf = whose === 'mine' && query.get('shelf') === 'archive' ? 'archive' : whose;
  const words = (query.get('words') ?? '').trim().slice(0, 100);
  const paperType = typeNames.map((name) => paperTypes[name]).find((type) => String(type) === query.get('type'));
  const pages = useInfinite(libraryApi.list, {
    subjectId,
    shelf,
    ...(words === '' ? {} : { words }),
    ...(paperType === undefined ? {} : { paperType }),
  });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const isFiltered = words !== '' || paperType !== undefined;
  return (
    <>
      <FilterBar>
        {whose === 'mine' && (
          <Segmented<Shelf>
            aria-label={t('shelves')}
            options={(['mine', 'archive'] as const).map((value) => ({ value, label: t(`shelf.${value}`) }))}
            value={shelf}
            onChange={(value) => set('shelf', value === 'mine' ? '' : value)}
          />
        )}
        <SearchField
          key={words}
          allowClear
          maxLength={100}
          style={{ width: 280 }}
          aria-label={t('wordsLabel')}
          placeholder={t('words')}
          defaultValue={words}
          onSearch={(typed) => set('words', typed.trim())}
        />
        <Select<PaperType>
          allowClear
          aria-label={t('type')}
          placeholder={t('type')}
          style={{ minWidth: 130 }}
          options={typeNames.map((name) => ({ value: paperTypes[name], label: typeName(paperTypes[name]) }))}
          value={paperType ?? null}
          onChange={(type: PaperType | undefined) => set('type', type === undefined ? '' : String(type))}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 6 }}
          isEmpty={() => rows.length === 0}
          empty={
            isFiltered ? <EmptyState title={t('empty.found')} hint={t('empty.foundHint')} /> : <Nothing on={shelf} />
          }
        >
          {() => (
            <>
              <LibraryTable papers={rows} shelf={shelf} />
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

function Nothing({ on }: { on: Shelf }) {
  const { t } = useTranslation('library');
  const first = { mine: ['/source/source', 'toSource'], school: ['/paper/list', 'toMine'], archive: null } as const;
  const way = first[on];
  return (
    <EmptyState
      title={t(`empty.${on}`)}
      hint={t(`empty.${on}Hint`)}
      action={
        way && (
          <GoButton size="small" to={way[0]}>
            {t(way[1])}
          </GoButton>
        )
      }
    />
  );
}
