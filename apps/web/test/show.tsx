import './browser.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@zhibi/contract/people';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { frame } from '../src/app/frame/frame.js';
import { framedHref, keepSteps } from '../src/app/frame/stay-in-frame.js';
import { namespaces, startTexts } from '../src/app/i18n.js';
import { Notifications } from '../src/app/notifications.js';
import { makeQueries, queries } from '../src/app/queries.js';
import { routes } from '../src/app/router.js';
import { screens } from '../src/app/screens.js';
import { Words } from '../src/app/words.js';
import { UserContext, userOf } from '../src/people/index.js';
import { ScreensContext } from '../src/platform/screen-line.js';
import { type Language, session } from '../src/platform/session-store.js';
import { FakeServer } from './fake-server.js';

// Two cores shared with a database and a browser: a page may take a moment longer than the default second.
configure({ asyncUtilTimeout: 5_000 });

/** A server for this specification; it answers nothing until told. */
export function fakeServer(): FakeServer {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

/** What this browser remembers before the page opens. */
export function remember(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  session.reload();
}

async function speak(language: Language): Promise<void> {
  session.set({ language });
  if (i18next.isInitialized) await i18next.changeLanguage(language);
  else await startTexts();
  // Another specification of this process may have begun with the first words alone: what is not here yet would be waited for while drawing.
  await i18next.loadNamespaces(namespaces);
}

interface ShowOptions {
  at?: string;
  user?: UserInfo;
  language?: Language;
}

/** Draws one component with all that screens stand on, as the given person. */
export async function show(element: ReactElement, { at = '/', user, language = 'zh' }: ShowOptions = {}) {
  await speak(language);
  if (user) session.set({ token: session.get().token || 'token-1', loginType: 1 });
  const person = user ? userOf(user, { roleCodes: [], subjectId: null, stageId: session.get().stageId }) : null;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const view = render(
    <QueryClientProvider client={makeQueries()}>
      <Words>
        <Notifications />
        <ScreensContext value={screens}>
          <UserContext value={person}>
            <RouterProvider router={router} />
          </UserContext>
        </ScreensContext>
      </Words>
    </QueryClientProvider>,
  );
  return { ...view, router, person: userEvent.setup() };
}

/** Opens the whole application at an address: guard, router, shell. */
export async function openApp(at: string, language: Language = 'zh') {
  await speak(language);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  router.createHref = framedHref(router.createHref, frame);
  keepSteps(router, frame);
  const view = render(
    <QueryClientProvider client={queries}>
      <Notifications />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, person: userEvent.setup() };
}
