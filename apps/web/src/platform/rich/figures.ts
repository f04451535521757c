import type { Figure } from '@zhibi/contract/kernel';
import { useSyncExternalStore } from 'react';
import { Fetched } from './fetched.js';

type DrawFigure = (figure: Figure) => string;

/** What draws figures that are kept as data; few texts have any. */
export const figureDrawer = new Fetched<DrawFigure>(async () => (await import('@zhibi/content/figure')).drawFigure);

const nobody = () => () => {};

/** The way to draw a figure, or null while it is on its way, or not needed. */
export const useFigures = (areThere: boolean): DrawFigure | null =>
  useSyncExternalStore(areThere ? figureDrawer.subscribe : nobody, figureDrawer.get);
