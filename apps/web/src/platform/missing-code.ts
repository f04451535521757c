import { leaving } from './leaving.js';
import { retryMessages } from './network-messages.js';
import { askToSave, sayAfterReload } from './new-version.js';
import { notify } from './notify.js';
import { type Pause, pauseFor } from './repeating.js';
import { session } from './session-store.js';

/** What went wrong where code was asked for: the network is away, or a newer build has taken its place. */
const missing = new WeakSet<Error>();

/** The build says so of each script and each style sheet that did not come. */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) missing.add(event.payload);
  });
}

export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

const MARK = 'startedAnew';
const SOON_MS = 10_000;
/** Growing; the last goes on as long as it takes. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];

interface Tools {
  pause: Pause;
  startAnew: () => void;
  /** Resolves once the person wants the drafts saved and the page reloaded. */
  ask?: (isAgain: boolean) => Promise<void>;
}
const tools: Tools = { pause: pauseFor, startAnew: () => location.reload(), ask: askToSave };
/** What was saved is said so by the screen a moment later. */
const SETTLED_MS = 100;

const isThere = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false, // still away: asked again
  );

/** A page that was begun anew for its code and lacks it again lacks it for another reason. */
const hasJustStarted = (): boolean => sessionStorage.getItem(MARK) !== null && performance.now() < SOON_MS;

/**
 * Begins the page anew once the server can be reached: a browser does not ask twice for a script or a style sheet that did not come.
 * What was typed survives that; ink that is still to be sent is waited for.
 */
export async function startAnewWhenBack({ pause, startAnew, ask = askToSave }: Tools = tools): Promise<void> {
  for (let tried = 0; ; tried++) {
    if (leaving.unsaved().length === 0 && (await isThere())) break;
    if (tried === 0) notify.network(retryMessages[session.get().language], 'warning');
    await pause(pausesMs[Math.min(tried, pausesMs.length - 1)] ?? 0);
  }
  for (let isAgain = false; leaving.isPending(); isAgain = true) {
    await ask(isAgain);
    await leaving.save();
    await pause(SETTLED_MS);
  }
  sessionStorage.setItem(MARK, '1');
  sayAfterReload();
  startAnew();
}

/** Code that is fetched when it is asked for. Where it cannot be had now, whoever asks goes on waiting, and the page begins anew. */
export async function fetched<Code>(load: () => Promise<Code>, by: Tools = tools): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingCode(error) || hasJustStarted()) throw error;
    await startAnewWhenBack(by);
    return new Promise(() => {});
  }
}
