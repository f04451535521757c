import { PrinterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUser } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useSession } from '../../platform/session-store.js';
import { Skeleton } from '../../platform/skeleton.js';
import { Article } from './article.js';
import styles from './help.module.css';
import { loadPagesOf } from './load-manual.js';
import { type ManualPage, toldBy } from './read-manual.js';
import { useWords } from './use-words.js';
import { mayRead } from './who-reads.js';

/** One page, with the way to the screen it tells of, to the pages beside it, and onto paper. */
export function PageView({ id }: { id: string }) {
  const { language, loginType } = useSession();
  const area = id.split('/')[0] ?? '';
  const { data } = useQuery({
    queryKey: ['manual', language, area],
    queryFn: () => loadPagesOf(area, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Skeleton shape="page" />;
  const pages = data.filter((page) => mayRead(page, loginType));
  const at = pages.findIndex((page) => page.id === id);
  const page = pages[at];
  return page ? <Shown page={page} before={pages[at - 1]} after={pages[at + 1]} /> : <Gone />;
}

function Gone() {
  const words = useWords();
  return <EmptyState title={words.gone} hint={words.goneHint} action={<GoButton to="/help">{words.index}</GoButton>} />;
}

interface ShownProps {
  page: ManualPage;
  before: ManualPage | undefined;
  after: ManualPage | undefined;
}

function Shown({ page, before, after }: ShownProps) {
  const words = useWords();
  const { t } = useTranslation('app');
  const { currentRole } = useUser();
  const { hash } = useLocation();
  // The place on the page is the browser's: the words come after the address, so it is gone to once they are there.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  const [first] = toldBy(page).filter(({ role }) => role === undefined || role === currentRole);
  const names = page.readers.map((role) => t(`role.${role}` as 'role.TEACHER')); // a specification holds them against the roles
  return (
    <div className={styles.view}>
      <PageHead
        title={page.title}
        back="/help"
        note={`${words.readers} · ${names.length === 0 ? words.everybody : names.join(' · ')}`}
        extra={
          <span className={styles.tools}>
            <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
              {words.print}
            </Button>
            {first && <GoButton to={first.path}>{words.open}</GoButton>}
          </span>
        }
      />
      <Article page={page} />
      <nav className={styles.beside} aria-label={words.index}>
        {before && (
          <Link to={`/help?page=${before.id}`}>
            <small>{words.before}</small>
            {before.title}
          </Link>
        )}
        {after && (
          <Link to={`/help?page=${after.id}`}>
            <small>{words.after}</small>
            {after.title}
          </Link>
        )}
      </nav>
    </div>
  );
}
