const SOON_MS = 3_000;
const LATER_MS = 30_000;

/** When nothing else is to be done: the first picture of a page waits for nobody's chat. */
const whenIdle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: SOON_MS });
    else setTimeout(go, SOON_MS);
  });

/** When the network says that it is back, or a while later. */
const later = () =>
  new Promise<void>((go) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      go();
    };
    const timer = setTimeout(end, LATER_MS);
    addEventListener('online', end);
  });

/** The button of the assistant over the pages of a school; it comes after the page, and no page fails because it does not come. */
export const loadAssistant = async () => {
  for (;;) {
    await whenIdle();
    try {
      return await import('./widget/assistant.js');
    } catch {
      await later();
    }
  }
};
