import type { captureEvents } from '@zhibi/contract/events/capture';
import type { z } from 'zod';

/** What the server says of a pen that came or went. */
export type Pen = z.output<typeof captureEvents.penConnected.data>;

/** The pens that wait to be seen, the newest first and each once; a pen that has gone is no news any more. */
export function withPen(pens: readonly Pen[], pen: Pen): Pen[] {
  const others = pens.filter(({ deviceMac }) => deviceMac !== pen.deviceMac);
  return pen.status === 'disconnected' ? others : [pen, ...others];
}

/** The address of the correction page for a pen, as the specification words it. */
export function correctAddress({ deviceName, status, pageCode, codeRule }: Pen): string {
  return `/correct?${new URLSearchParams({ deviceName, status, pageCode, codeRule })}`;
}
