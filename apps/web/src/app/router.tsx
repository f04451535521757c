import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { session } from '../platform/session-store.js';
import { wipe } from '../platform/wipe.js';
import { Crashed } from './crashed.js';
import { decide, type Visitor } from './guard.js';
import { pairOf } from './hand-over-address.js';
import { queries } from './queries.js';
import { ScreenOutlet } from './screen-outlet.js';
import { screens } from './screens.js';

export const visitor = (): Visitor => {
  const { token, loginType, schoolId, roleCodes } = session.get();
  return { token, loginType, schoolId, role: roleCodes[0] ?? null };
};

/** Runs before every navigation; the screens themselves are drawn by `ScreenOutlet`, which keeps some of them alive. */
export async function guard({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const outcome = decide(screens, pathname + search, visitor());
  if (outcome.kind === 'enter') return null;
  if (outcome.kind === 'exchange') await exchange(outcome.token);
  if (outcome.kind === 'sign-out') {
    await wipe();
    queries.clear();
  }
  throw redirect(outcome.to);
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

export const makeRouter = () => createBrowserRouter(routes);
