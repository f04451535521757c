import { captureApi, NOT_OWN_PAGE, notOwnPage } from '@zhibi/contract/capture';
import { call } from '../../../platform/api.js';
import { uuid } from '../../../platform/events/wire.js';
import { leaving } from '../../../platform/leaving.js';
import { session } from '../../../platform/session-store.js';
import { say } from '../../../platform/text.js';
import { inkShelf } from './ink-shelf.js';
import { PenPost } from './pen-post.js';

/** One for each person of this tab: what waits is sent on when the page is left. */
const posts = new Map<string, PenPost>();
const listeners = new Set<(strokeIds: readonly string[]) => void>();

/** Who wants to know what the school has. */
export function onKept(listener: (strokeIds: readonly string[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function postOf(owner: string): PenPost {
  const known = posts.get(owner);
  if (known !== undefined) return known;
  const login = session.loginMark;
  const made = new PenPost({
    shelf: inkShelf,
    owner,
    send: async ({ seq, source, device, ink }) => {
      const strokes = ink.map(({ stroke, pageCode, codeRule }) => ({ ...stroke, pageCode, codeRule }));
      const answer = await call(captureApi.browserInk, { batchId: uuid(), seq, source, device, strokes });
      return { ...answer, rejected: answer.rejected.map(({ id, reason }) => ({ id, reason: wordsOf(reason) })) };
    },
    later: (ms, work) => {
      const timer = setTimeout(() => session.loginMark === login && work(), ms);
      return () => clearTimeout(timer);
    },
    onKept: (ids) => {
      for (const listener of listeners) listener(ids);
    },
  });
  posts.set(owner, made);
  leaving.on({
    unsaved: () => (made.get().waiting > 0 ? say('browserPens:post.leaving', { count: made.get().waiting }) : null),
    forget: () => {
      made.stop();
      posts.delete(owner);
    },
  });
  void made.restore();
  return made;
}

const wordsOf = (reason: string): string =>
  reason === NOT_OWN_PAGE ? notOwnPage[session.get().language] : say('browserPens:post.malformed');
