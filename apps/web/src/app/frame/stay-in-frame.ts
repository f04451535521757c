import { createPath, type DataRouter, type To } from 'react-router';
import type { Frame } from './frame.js';

/** Every link and every step of a screen goes through its router: here those of a framed window become addresses of the frame. */
export function stayInFrame(router: DataRouter, frame: Frame): void {
  const { navigate, createHref } = router;
  /** A step that names no path stays on its screen. */
  const led = (to: To): To => {
    if (typeof to === 'string') return frame.lead(to);
    return to.pathname === undefined ? to : frame.lead(createPath(to));
  };
  router.createHref = (location) => createHref(new URL(frame.lead(createPath(location)), window.location.origin));
  router.navigate = ((to: number | To | null, options?: Parameters<typeof navigate>[1]) =>
    typeof to === 'number' ? navigate(to) : navigate(to === null ? to : led(to), options)) as typeof navigate; // two overloads, one way through
}
