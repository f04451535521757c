import { z } from 'zod';

/** What the event says; the battery is not part of it yet, and shown when it comes. */
export const Pen = z.object({
  deviceName: z.string().catch(''),
  deviceMac: z.string().catch(''),
  status: z.string().catch(''),
  pageCode: z.string().catch(''),
  codeRule: z.string().catch(''),
  battery: z.number().nullish().catch(null),
});
export type Pen = z.infer<typeof Pen>;

export const OFFLINE = 'offline';

/** The pens that wait to be seen, the newest first and each once; a pen that has gone is no news any more. */
export function withPen(pens: readonly Pen[], pen: Pen): Pen[] {
  const others = pens.filter(({ deviceMac }) => deviceMac !== pen.deviceMac);
  return pen.status === OFFLINE ? others : [pen, ...others];
}

/** The address of the correction page for a pen, as the specification words it. */
export function correctAddress({ deviceName, status, pageCode, codeRule }: Pen): string {
  return `/correct?${new URLSearchParams({ deviceName, status, pageCode, codeRule })}`;
}
