import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { type ScreenLine, ScreensContext, screenAt } from '../platform/screen-line.js';
import { loadEveryText } from './i18n.js';
import { PageOf } from './page-of.js';
import { screens } from './screens.js';
import { useTitle } from './use-title.js';

const SignedIn = lazy(async () => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in.js'), loadEveryText()]);
  return { default: SignedIn };
});
const open = screens.filter((screen) => screen.loginTypes.length === 0);

/** Draws the screen of the address. Open screens stand alone and stay small; the others need to know the person. */
export function Stage() {
  const location = useLocation();
  const screen = screenAt(screens, location.pathname);
  if (!screen) return null; // the guard is on its way to another address
  if (screen.loginTypes.length > 0)
    return (
      <Suspense fallback={null}>
        <SignedIn screen={screen} location={location} />
      </Suspense>
    );
  return <Open screen={screen} />;
}

function Open({ screen }: { screen: ScreenLine }) {
  useTitle(screen);
  return (
    <ScreensContext value={open}>
      <PageOf screen={screen} />
    </ScreensContext>
  );
}
