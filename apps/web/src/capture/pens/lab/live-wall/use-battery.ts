import { captureEvents } from '@zhibi/contract/events/capture';
import { useState } from 'react';
import { useEvent } from '../../../../platform/events/use-event.js';

/** How long the pen on these pages will last, in percent: as it was known when the wall was opened, then as the pen says it. */
export function useBattery(pages: readonly { pageCode: string }[], known: number | null): number | null {
  const [heard, setHeard] = useState<number | null>(null);
  useEvent(captureEvents.penConnected, ({ pageCode, battery }) => {
    if (battery !== null && pages.some((page) => page.pageCode === pageCode)) setHeard(battery);
  });
  return heard ?? known;
}
