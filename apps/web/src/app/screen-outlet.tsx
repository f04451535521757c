import { Activity, Suspense, useMemo, useState } from 'react';
import { type Location, useLoaderData, useLocation } from 'react-router';
import { loadUpgradeWatch } from '../operations/index.js';
import { lazily } from '../platform/lazily.js';
import { type ScreenLine, ScreensContext, screenAt } from '../platform/screen-line.js';
import { useSession } from '../platform/session-store.js';
import { loadWords } from './i18n.js';
import { PageOf } from './page-of.js';
import { useTitle } from './use-title.js';

const SignedIn = lazily(async () => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in.js'), loadWords('app', 'people')]);
  return SignedIn;
});
const UpgradeWatch = lazily(() => loadUpgradeWatch().then(({ UpgradeWatch }) => UpgradeWatch));

const opensAlone = ({ loginTypes }: ScreenLine) => loginTypes.length === 0;

/** While the system is upgraded, what a person was doing waits behind the maintenance page, with everything typed into it. */
const INTERRUPTS = '/upgrade';

interface Shown {
  screen: ScreenLine;
  location: Location;
}

/** Draws the screen of the address. Open screens stand alone and stay small; the others need to know the person. */
export function ScreenOutlet() {
  const location = useLocation();
  const screens = useLoaderData<readonly ScreenLine[]>();
  const [behind, setBehind] = useState<Shown | null>(null);
  const { roleCodes } = useSession();
  const screen = screenAt(screens, location.pathname, roleCodes[0] ?? null);
  if (!screen) return null; // the guard is on its way to another address
  const isOpen = opensAlone(screen);
  const mine = isOpen ? (screen.path === INTERRUPTS ? behind : null) : { screen, location };
  if (behind?.screen !== mine?.screen || behind?.location !== mine?.location) setBehind(mine);
  return (
    <>
      {mine && (
        <Activity mode={isOpen ? 'hidden' : 'visible'}>
          <Suspense fallback={null}>
            <SignedIn {...mine} />
          </Suspense>
        </Activity>
      )}
      {isOpen && <Open screen={screen} screens={screens} />}
      <Suspense fallback={null}>
        <UpgradeWatch />
      </Suspense>
    </>
  );
}

function Open({ screen, screens }: { screen: ScreenLine; screens: readonly ScreenLine[] }) {
  useTitle(screen);
  const open = useMemo(() => screens.filter(opensAlone), [screens]);
  return (
    <ScreensContext value={open}>
      <PageOf screen={screen} />
    </ScreensContext>
  );
}
