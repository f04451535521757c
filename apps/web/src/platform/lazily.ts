// biome-ignore lint/style/noRestrictedImports: the one place that makes them
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetched } from './missing-code.js';

/**
 * A part whose code is fetched when it is first drawn. Where the code cannot be had, what stands around the part stays, and the page
 * begins anew as soon as the server can be reached.
 */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await fetched(load) }));
