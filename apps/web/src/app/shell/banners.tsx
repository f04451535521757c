import { Suspense } from 'react';
import { loadDamageBanner } from '../../operations/index.js';
import { useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { useSession } from '../../platform/session-store.js';
import { hasDamageBanner, hasPenPrompt, hasYearBanner } from './who-sees.js';

const ForEverybody = lazily(() => import('./for-everybody.js').then(({ ForEverybody }) => ForEverybody));
const DamageBanner = lazily(() => loadDamageBanner().then(({ DamageBanner }) => DamageBanner));
const YearBanner = lazily(() => import('./year-banner.js').then(({ YearBanner }) => YearBanner));
const PenPrompt = lazily(() => import('./pen-prompt.js').then(({ PenPrompt }) => PenPrompt));

/** What everybody must know now: above the page, or beside it. None of it holds up the page. */
export function Banners() {
  const { currentRole } = useUser();
  const { loginType } = useSession();
  return (
    <Suspense fallback={null}>
      <ForEverybody />
      {hasDamageBanner(currentRole) && <DamageBanner />}
      {hasYearBanner(currentRole) && <YearBanner />}
      {hasPenPrompt(currentRole, loginType) && <PenPrompt />}
    </Suspense>
  );
}
