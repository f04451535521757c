import { createRoot } from 'react-dom/client';
import { loadFontsWhenIdle } from '../platform/fonts.js';
import { followWindowWidth } from '../platform/root-font.js';
import { allowOwnStyles } from '../platform/style-nonce.js';
import '../platform/base.css';
import { keepLook } from '../platform/look.js';
import { watchForMissingCode } from '../platform/missing-code.js';
import { tellWhyReloaded } from '../platform/new-version.js';
import { session } from '../platform/session-store.js';
import { fetchHomeWhileTyping, fetchShellWithScreens } from './fetch-ahead.js';
import { followLogin } from './follow-login.js';
import type { HandOver } from './hand-over-address.js';
import { startTexts } from './i18n.js';
import { Providers } from './providers.js';
import { makeRouter } from './router.js';

/** Everything that runs before the first picture, and the picture. */
export async function start(handOver: HandOver | null): Promise<void> {
  allowOwnStyles();
  watchForMissingCode();
  followWindowWidth();
  keepLook();
  await startTexts();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (handOver && (await askIfTaken(root))) await enter(handOver);
  fetchShellWithScreens();
  const router = makeRouter();
  followLogin(router);
  createRoot(root).render(<Providers router={router} />);
  fetchHomeWhileTyping(root);
  loadFontsWhenIdle();
  tellWhyReloaded();
}

async function enter(handOver: HandOver): Promise<void> {
  const { exchange } = await import('./hand-over.js');
  await exchange(handOver);
}

/** Another person's session is never replaced silently. */
async function askIfTaken(root: HTMLElement): Promise<boolean> {
  if (!session.get().token) return true;
  const { askToReplace } = await import('./hand-over.js');
  return askToReplace(root);
}
