const SOON_MS = 3_000;

/** When nothing else is to be done: the first picture of a page waits for nobody's chat. */
const whenIdle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: SOON_MS });
    else setTimeout(go, SOON_MS);
  });

/** The button of the assistant over the pages of a school; it comes after the page. */
export const loadAssistant = async () => {
  await whenIdle();
  return import('./widget/assistant.js');
};
