import { captureApi } from '@zhibi/contract/capture';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../people/index.js';
import { call, Refusal } from '../../../platform/api.js';
import { serverNow } from '../../../platform/server-clock.js';
import { liveInk } from '../../parts/live-ink.js';
import { neoDriver } from './neo/neo-driver.js';
import { type DeskState, PenDesk, type PenOwner } from './pen-desk.js';
import type { PenPost, PostState } from './pen-post.js';
import { onKept, postOf } from './post-of.js';

const now = () => serverNow().getTime();
export const bluetoothPen = neoDriver(navigator, now);
export { now as penNow };

async function ask(mac: string): Promise<PenOwner | string | undefined> {
  try {
    return await call(captureApi.browserPen, { mac });
  } catch (error) {
    if (error instanceof Refusal) return error.is('network') ? undefined : error.message;
    throw error;
  }
}

/** The pen of this page, and the post of the person: the pen is let go with the page, what waits is sent on. */
export function useDesk(): { desk: PenDesk; state: DeskState; post: PenPost; sent: PostState } {
  const { account } = useUser();
  const post = postOf(account);
  const [desk] = useState(
    () => new PenDesk({ post, ask, draw: (pageCode, strokes) => liveInk.add(pageCode, strokes) }),
  );
  // The pen is outside: it hears what it may forget, and is let go.
  useEffect(() => {
    const stop = onKept(desk.kept);
    const back = () => post.sendNow();
    addEventListener('online', back);
    return () => {
      stop();
      removeEventListener('online', back);
      desk.close();
    };
  }, [desk, post]);
  return {
    desk,
    post,
    state: useSyncExternalStore(desk.watch, desk.get),
    sent: useSyncExternalStore(post.watch, post.get),
  };
}
