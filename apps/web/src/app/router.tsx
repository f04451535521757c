import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import type { ScreenLine } from '../platform/screen-line.js';
import { session } from '../platform/session-store.js';
import { unknownAddress } from '../platform/unknown-address.js';
import { way } from '../platform/way.js';
import { wipe } from '../platform/wipe.js';
import { Crashed } from './crashed.js';
import { frameOfWindow } from './frame/frame-of-window.js';
import { decide, type Visitor } from './guard.js';
import { pairOf } from './hand-over-address.js';
import { queries } from './queries.js';
import { ScreenOutlet } from './screen-outlet.js';
import { screensFor } from './screens-for.js';

export const visitor = (): Visitor => {
  const { token, loginType, schoolId, roleCodes } = session.get();
  return { token, loginType, schoolId, role: roleCodes[0] ?? null };
};

/**
 * Runs before every navigation, and answers the screens that there are; they are drawn by `ScreenOutlet`, which keeps some of them alive.
 */
export async function guard({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<readonly ScreenLine[]> {
  const { pathname, search } = new URL(request.url);
  const [screens] = await Promise.all([screensFor(pathname), frameOfWindow.seen(pathname)]);
  const outcome = decide(screens, pathname + search, visitor());
  if (outcome.kind === 'enter') {
    entered(outcome.screen, pathname + search);
    return screens;
  }
  if (outcome.kind === 'go' && outcome.why) unknownAddress.tell({ path: pathname, why: outcome.why });
  if (outcome.kind === 'exchange') await exchange(outcome.token);
  if (outcome.kind === 'sign-out') {
    await wipe();
    queries.clear();
  }
  throw redirect(frameOfWindow.lead(outcome.to, pathname));
}

/** The way is kept of who is signed in: the next person begins anew at the login page. */
function entered(screen: ScreenLine, address: string): void {
  const { path, loginTypes } = screen;
  unknownAddress.entered(path);
  frameOfWindow.enter(address, screen);
  if (loginTypes.length === 0) way.forget();
  else way.enter(address);
}

async function exchange(token: string): Promise<void> {
  const pair = pairOf(token);
  if (pair) await (await import('./hand-over.js')).exchange(pair);
}

export const routes = [
  {
    path: '*',
    loader: guard,
    shouldRevalidate: () => true,
    element: <ScreenOutlet />,
    errorElement: <Crashed />,
    hydrateFallbackElement: <div />,
  },
];

export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes);
  frameOfWindow.holds(router);
  return router;
}
