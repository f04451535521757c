import { lazy, Suspense } from 'react';
import { loadAssistant } from '../../assistant/index.js';
import { loadUpgradeBanner } from '../../operations/index.js';

const UpgradeBanner = lazy(() => loadUpgradeBanner().then(({ UpgradeBanner }) => ({ default: UpgradeBanner })));
const Assistant = lazy(() => loadAssistant().then(({ Assistant }) => ({ default: Assistant })));

/** What comes over every page of the shell once it is drawn: that an upgrade is announced, and the button of the assistant. */
export const ForEverybody = () => (
  <>
    <UpgradeBanner />
    <Suspense fallback={null}>
      <Assistant />
    </Suspense>
  </>
);
