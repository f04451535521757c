import { createPath, type DataRouter, type To } from 'react-router';
import type { Frame } from './frame.js';

type CreateHref = DataRouter['createHref'];

/** How links are written in a framed window: with addresses of the frame. */
export const framedHref =
  (createHref: CreateHref, frame: Frame): CreateHref =>
  (location) =>
    createHref(new URL(frame.lead(createPath(location)), window.location.origin));

/** Every step of a screen goes through its router: here those of a framed window lead to addresses of the frame. */
export function keepSteps(router: DataRouter, frame: Frame): void {
  const { navigate } = router;
  /** A step that names no path stays on its screen. */
  const led = (to: To): To => {
    if (typeof to === 'string') return frame.lead(to);
    return to.pathname === undefined ? to : frame.lead(createPath(to));
  };
  router.navigate = ((to: number | To | null, options?: Parameters<typeof navigate>[1]) =>
    typeof to === 'number' ? navigate(to) : navigate(to === null ? to : led(to), options)) as typeof navigate; // two overloads, one way through
}
