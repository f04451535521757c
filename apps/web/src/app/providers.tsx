import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lazily } from '../platform/lazily.js';
import { notify } from '../platform/notify.js';
import { useSession } from '../platform/session-store.js';
import { queries } from './queries.js';

const Notifications = lazily(() => import('./notifications.js').then(({ Notifications }) => Notifications));

/** What is said in passing is drawn with Ant Design, which comes for who is logged in, or with the first word: the login page needs none. */
function NotificationsWhenNeeded() {
  const { token } = useSession();
  const [isNeeded, setIsNeeded] = useState(token !== '');
  if (token !== '' && !isNeeded) setIsNeeded(true);
  // The notifier lives outside React.
  useEffect(() => notify.onUnheard(() => setIsNeeded(true)), []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Notifications />
      </Suspense>
    )
  );
}

/** What every screen stands on. */
export const Providers = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <QueryClientProvider client={queries}>
    <NotificationsWhenNeeded />
    <RouterProvider router={router} />
  </QueryClientProvider>
);
