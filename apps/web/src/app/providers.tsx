import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queries } from './queries.js';

const Speaker = lazy(() => import('./speaker.js').then(({ Speaker }) => ({ default: Speaker })));

/** What every screen stands on. Ant Design comes with the first thing that draws with it: the login page does not. */
export const Providers = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <QueryClientProvider client={queries}>
    <Suspense fallback={null}>
      <Speaker />
    </Suspense>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
