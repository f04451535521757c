/** Two signs that every Chinese font has: a system that lacks them draws both as the same box, or neither. */
const CHINESE = ['纸', '笔'] as const;

/** Whether this system draws Chinese by itself. Nobody says which fonts are there, so two signs are drawn and compared. */
function hasChineseFont(): boolean {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return true; // it draws nothing at all: a font would not help
  [canvas.width, canvas.height] = [24, 24];
  const draw = (sign: string) => {
    pen.clearRect(0, 0, 24, 24);
    pen.font = '20px system-ui, sans-serif';
    pen.fillText(sign, 2, 20);
    return pen.getImageData(0, 0, 24, 24).data.join();
  };
  return draw(CHINESE[0]) !== draw(CHINESE[1]);
}

/** The sheet names slices of all weights in one, of which a browser fetches those it draws. */
const loadFonts = (): Promise<unknown> => import('@fontsource-variable/noto-sans-sc/wght.css');

/**
 * Loads a Chinese font where the system has none, after the first picture stands and nobody waits: its style sheet weighs more than
 * the page.
 */
export function loadFontsWhenIdle(fetchThem = loadFonts): void {
  const load = () => {
    if (!hasChineseFont()) void fetchThem();
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
