import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import type { HomePart, HomePlace } from '../../platform/home.js';
import { lazily } from '../../platform/lazily.js';
import { Skeleton } from '../../platform/skeleton.js';

const loaded = new Map<string, LazyExoticComponent<ComponentType>>();
const heightPx: Record<HomePlace, number> = { waiting: 129, wide: 258, main: 258, side: 258 };

function lazyPart(part: HomePart): LazyExoticComponent<ComponentType> {
  const made = loaded.get(part.name) ?? lazily(() => part.load().then(({ Part }) => Part));
  loaded.set(part.name, made);
  return made;
}

/** One part; whoever draws it waits for its code. */
export function LazyPart({ part }: { part: HomePart }) {
  const Part = lazyPart(part);
  return <Part />;
}

/** One part; until its code is here a bone of its size, so that the page does not jump. */
export const PartOf = ({ part }: { part: HomePart }) => (
  <Suspense fallback={<Skeleton shape={{ card: heightPx[part.place] }} />}>
    <LazyPart part={part} />
  </Suspense>
);
