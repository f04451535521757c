import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queries } from './queries.js';
import { Theme } from './theme-provider.js';

const Speaker = lazy(() => import('./speaker.js').then(({ Speaker }) => ({ default: Speaker })));

/** What every screen stands on. */
export const Providers = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <QueryClientProvider client={queries}>
    <Theme>
      <Suspense fallback={null}>
        <Speaker />
      </Suspense>
      <RouterProvider router={router} />
    </Theme>
  </QueryClientProvider>
);
