import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queries } from './queries.js';

const Notifications = lazy(() =>
  import('./notifications.js').then(({ Notifications }) => ({ default: Notifications })),
);

/** What every screen stands on. Ant Design comes with the first thing that draws with it: the login page does not. */
export const Providers = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <QueryClientProvider client={queries}>
    <Suspense fallback={null}>
      <Notifications />
    </Suspense>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
