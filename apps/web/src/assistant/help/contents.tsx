import { Segmented } from 'antd';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { SearchField } from '../../platform/layout/search-field.js';
import { ScreensContext } from '../../platform/screen-line.js';
import { useSearchParams } from '../../platform/search-params.js';
import { useSession } from '../../platform/session-store.js';
import { Skeleton } from '../../platform/skeleton.js';
import { type Area, areas } from './areas.js';
import styles from './help.module.css';
import type { ManualPage } from './read-manual.js';
import { type Found, search } from './search.js';
import { useManual } from './use-manual.js';
import { useWords } from './use-words.js';
import { isOwn, mayRead } from './who-reads.js';

/** Every page by area: first those of what this person does; what is typed is looked for in both languages. */
export function Contents() {
  const { t } = useTranslation('app');
  const words = useWords();
  const { language, loginType } = useSession();
  const { currentRole } = useUser();
  const screens = useContext(ScreensContext);
  const [params, setParams] = useSearchParams();
  const typed = params.get('words') ?? '';
  const isAll = params.get('all') !== null;
  const { data } = useManual(language);
  const { data: other } = useManual(language === 'en' ? 'zh' : 'en', typed !== '');
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const shown = useMemo(
    () => data?.filter((page) => mayRead(page, loginType) && (isAll || isOwn(page, screens, currentRole))) ?? [],
    [data, loginType, isAll, screens, currentRole],
  );
  const found = useMemo(
    () =>
      search(
        shown.map((page) => ({ page, other: other?.find(({ id }) => id === page.id) })),
        typed,
      ),
    [shown, other, typed],
  );
  return (
    <>
      <PageHead title={t('help')} />
      <FilterBar result={typed ? words.results(found.length) : undefined}>
        <Segmented
          aria-label={words.scope}
          value={isAll ? 'all' : 'own'}
          options={[
            { value: 'own', label: words.own },
            { value: 'all', label: words.all },
          ]}
          onChange={(value) => set('all', value === 'all' ? '' : null)}
        />
        <SearchField
          allowClear
          className={styles.search ?? ''}
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={typed}
          onChange={({ target }) => set('words', target.value || null)}
        />
      </FilterBar>
      {!data && <Skeleton shape="page" />}
      {data && typed === '' && areas.map((area) => <AreaCard key={area} area={area} pages={shown} />)}
      {data && typed !== '' && <Results found={found} />}
    </>
  );
}

function AreaCard({ area, pages }: { area: Area; pages: readonly ManualPage[] }) {
  const words = useWords();
  const own = pages.filter(({ id }) => id.startsWith(`${area}/`));
  if (own.length === 0) return null;
  return (
    <Card title={words.areas[area]} className={styles.area ?? ''}>
      <ul className={styles.list}>
        {own.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/help?page=${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Results({ found }: { found: readonly Found[] }) {
  const words = useWords();
  if (found.length === 0) return <EmptyState title={words.none} hint={words.noneHint} />;
  return (
    <Card>
      <ol className={styles.results}>
        {found.map(({ page: { id, title }, anchor, line }) => (
          <li key={id}>
            <Link to={`/help?page=${id}${anchor ? `#${anchor}` : ''}`}>{title}</Link>
            {line && <p>{line}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
