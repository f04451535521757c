import type { DataRouter } from 'react-router';
import type { ScreenLine } from '../../platform/screen-line.js';

const rules = () => Promise.all([import('./frame.js'), import('./stay-in-frame.js')]);
let read: Awaited<ReturnType<typeof rules>> | undefined;
/** Makes the router of the window stay inside, once there are rules. */
let hold = (): void => {};
const ledOf = new WeakMap<readonly ScreenLine[], readonly ScreenLine[]>();

/** The frame of this window. Its rules come with the first address of it: who never opens one never waits for them. */
export const frameOfWindow = {
  /** The router whose links and steps stay inside, once there is a frame. */
  holds(router: DataRouter): void {
    const { createHref } = router;
    let framed: typeof createHref | undefined;
    // What draws links takes this function when it is first drawn, and never asks for it again.
    router.createHref = (location) => (framed ?? createHref)(location);
    hold = () => {
      if (read === undefined) return;
      const [{ frame }, { framedHref, keepSteps }] = read;
      framed = framedHref(createHref, frame);
      keepSteps(router, frame);
    };
    hold();
  },
  async seen(address: string): Promise<void> {
    if (read !== undefined || !/^\/(correction|devops)\//.test(address)) return;
    read = await rules();
    hold();
  },
  enter: (address: string, screen: ScreenLine): void => read?.[0].frame.enter(address, screen),
  lead: (to: string, from: string): string => read?.[0].frame.lead(to, from) ?? to,
  /** The same list for the same screens: what reads it is drawn anew only when it changes. */
  screensOf(mine: readonly ScreenLine[]): readonly ScreenLine[] {
    if (!read?.[0].frame.isOpen) return mine;
    const led = ledOf.get(mine) ?? read[0].frame.screensOf(mine);
    ledOf.set(mine, led);
    return led;
  },
};
