import { Suspense, useSyncExternalStore } from 'react';
import { loadAssistant } from '../../assistant/index.js';
import { loadUpgradeBanner } from '../../operations/index.js';
import { lazily } from '../../platform/lazily.js';
import { session } from '../../platform/session-store.js';
import { unknownAddress } from '../../platform/unknown-address.js';

const UpgradeBanner = lazily(() => loadUpgradeBanner().then(({ UpgradeBanner }) => UpgradeBanner));
const UnknownBanner = lazily(() => import('./unknown-banner.js').then(({ UnknownBanner }) => UnknownBanner));
const ApartBanner = lazily(() => import('./apart-banner.js').then(({ ApartBanner }) => ApartBanner));
const Assistant = lazily(() => loadAssistant().then(({ Assistant }) => Assistant));

/**
 * What comes over every page of the shell once it is drawn: that an address is unknown, that another tab works as somebody else, that an
 * upgrade is announced, and the button of the assistant.
 */
export function ForEverybody() {
  const isApart = useSyncExternalStore(session.subscribe, session.isApart);
  const unknown = useSyncExternalStore(unknownAddress.subscribe, unknownAddress.get);
  return (
    <>
      <Suspense fallback={null}>
        {unknown !== null && <UnknownBanner {...unknown} />}
        {isApart && <ApartBanner />}
      </Suspense>
      <UpgradeBanner />
      <Suspense fallback={null}>
        <Assistant />
      </Suspense>
    </>
  );
}
