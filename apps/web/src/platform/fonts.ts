/** Systems that bring one of the named Chinese fonts need no other. */
const hasChineseFont = /Mac OS X|iPhone|iPad|Windows/.test(navigator.userAgent);

/**
 * Loads the last resort of the font list after the first picture stands. Its style sheets only name slices by unicode
 * range: a browser fetches a slice when a character of it is drawn and no earlier font has it.
 */
export function loadFontsWhenIdle(): void {
  if (hasChineseFont) return;
  const load = () =>
    void Promise.all([
      import('@fontsource/noto-sans-sc/400.css'),
      import('@fontsource/noto-sans-sc/500.css'),
      import('@fontsource/noto-sans-sc/600.css'),
    ]);
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
