import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadDamageBanner } from '../../operations/index.js';
import { useUser } from '../../people/index.js';
import { useSession } from '../../platform/session-store.js';
import { unknownAddress } from '../../platform/unknown-address.js';
import { hasDamageBanner, hasPenPrompt, hasYearBanner } from './who-sees.js';

const ForEverybody = lazy(() => import('./for-everybody.js').then(({ ForEverybody }) => ({ default: ForEverybody })));
const DamageBanner = lazy(() => loadDamageBanner().then(({ DamageBanner }) => ({ default: DamageBanner })));
const UnknownBanner = lazy(() =>
  import('./unknown-banner.js').then(({ UnknownBanner }) => ({ default: UnknownBanner })),
);
const YearBanner = lazy(() => import('./year-banner.js').then(({ YearBanner }) => ({ default: YearBanner })));
const PenPrompt = lazy(() => import('./pen-prompt.js').then(({ PenPrompt }) => ({ default: PenPrompt })));

/** What everybody must know now: above the page, or beside it. None of it holds up the page. */
export function Banners() {
  const { currentRole } = useUser();
  const { loginType } = useSession();
  const unknown = useSyncExternalStore(unknownAddress.subscribe, unknownAddress.get);
  return (
    <Suspense fallback={null}>
      {unknown !== null && <UnknownBanner path={unknown} />}
      <ForEverybody />
      {hasDamageBanner(currentRole) && <DamageBanner />}
      {hasYearBanner(currentRole) && <YearBanner />}
      {hasPenPrompt(currentRole, loginType) && <PenPrompt />}
    </Suspense>
  );
}
