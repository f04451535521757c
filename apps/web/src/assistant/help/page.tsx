import { Navigate } from 'react-router';
import { useUser } from '../../people/index.js';
import { useSearchParams } from '../../platform/search-params.js';
import { useSession } from '../../platform/session-store.js';
import { Skeleton } from '../../platform/skeleton.js';
import { Contents } from './contents.js';
import { pageOf, telling } from './load-manual.js';
import { PageView } from './page-view.js';
import { useManual } from './use-manual.js';

/** The manual: the list of its pages, one of them (`page`), the one that tells of a screen (`at`) or of how something is done (`how`). */
export function Page() {
  const [params] = useSearchParams();
  const id = params.get('page');
  if (id !== null) return <PageView key={id} id={id} />;
  const [at, how] = [params.get('at'), params.get('how')];
  return at === null && how === null ? <Contents /> : <Sent at={at ?? ''} how={how ?? ''} />;
}

/** On to the page that is asked for by what it tells; to the list where none does. */
function Sent({ at, how }: { at: string; how: string }) {
  const { language } = useSession();
  const { currentRole } = useUser();
  const { data } = useManual(language);
  if (!data) return <Skeleton shape="page" />;
  const found = how ? telling(data, how) : pageOf(data, at, currentRole);
  if (!found) return <Navigate to="/help" replace />;
  return <Navigate to={`/help?page=${found.page.id}${found.anchor ? `#${found.anchor}` : ''}`} replace />;
}
