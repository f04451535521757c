import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { ScreenLine } from '../platform/screen-line.js';
import { Skeleton } from '../platform/skeleton.js';

const pages = new Map<ScreenLine, LazyExoticComponent<ComponentType>>();

/** One lazy component for each screen, made once. */
function pageOf(screen: ScreenLine): LazyExoticComponent<ComponentType> {
  const made = pages.get(screen) ?? lazy(() => screen.load().then(({ Page }) => ({ default: Page })));
  pages.set(screen, made);
  return made;
}

/** The page of a screen, with a skeleton until its code is here. */
export function PageOf({ screen }: { screen: ScreenLine }) {
  const Page = pageOf(screen);
  return (
    <Suspense fallback={screen.layout === 'shell' ? <Skeleton shape="page" /> : null}>
      <Page />
    </Suspense>
  );
}
