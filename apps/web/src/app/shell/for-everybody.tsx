import { Suspense } from 'react';
import { loadAssistant } from '../../assistant/index.js';
import { loadUpgradeBanner } from '../../operations/index.js';
import { lazily } from '../../platform/lazily.js';

const UpgradeBanner = lazily(() => loadUpgradeBanner().then(({ UpgradeBanner }) => UpgradeBanner));
const Assistant = lazily(() => loadAssistant().then(({ Assistant }) => Assistant));

/** What comes over every page of the shell once it is drawn: that an upgrade is announced, and the button of the assistant. */
export const ForEverybody = () => (
  <>
    <UpgradeBanner />
    <Suspense fallback={null}>
      <Assistant />
    </Suspense>
  </>
);
