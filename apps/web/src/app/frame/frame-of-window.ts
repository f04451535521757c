import type { DataRouter } from 'react-router';
import type { ScreenLine } from '../../platform/screen-line.js';

const rules = () => Promise.all([import('./frame.js'), import('./stay-in-frame.js')]);
let read: Awaited<ReturnType<typeof rules>> | undefined;
let router: DataRouter | undefined;
const ledOf = new WeakMap<readonly ScreenLine[], readonly ScreenLine[]>();

function hold(): void {
  if (read === undefined || router === undefined) return;
  const [{ frame }, { stayInFrame }] = read;
  stayInFrame(router, frame);
}

/** The frame of this window. Its rules come with the first address of it: who never opens one never waits for them. */
export const frameOfWindow = {
  /** The router whose steps stay inside, once there is a frame. */
  holds(own: DataRouter): void {
    router = own;
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
