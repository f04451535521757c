import { afterEach, expect, it, vi } from 'vitest';
import { loadFontsWhenIdle } from './fonts.js';

afterEach(() => vi.restoreAllMocks());

/** A system that draws these signs, and any other Chinese one as the same box, which need not be the box for what is in no font. */
function systemWith(signs: string): void {
  let drawn = '';
  const pen = {
    clearRect: () => undefined,
    fillText: (sign: string) => {
      drawn = signs.includes(sign) ? sign : /\p{Script=Han}/u.test(sign) ? 'box' : 'another box';
    },
    getImageData: () => ({ data: [...drawn].map((letter) => letter.codePointAt(0)) }),
  };
  // as: of the canvas only what is drawn here
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
}

/** What is fetched for a page, in the order in which things happen to it. */
function openPage() {
  const happened: string[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loadFontsWhenIdle(async () => void happened.push('fonts'));
  return {
    happened,
    load: () => {
      happened.push('loaded');
      dispatchEvent(new Event('load'));
    },
    rest: () => {
      happened.push('idle');
      for (const act of idle.splice(0)) act();
    },
  };
}

it('fetches a Chinese font where the system has none or draws boxes, once the page is loaded and nobody waits', () => {
  systemWith('abc');
  const page = openPage();
  page.rest();
  page.load();
  page.rest();
  expect(page.happened).toEqual(['idle', 'loaded', 'idle', 'fonts']);
});

it('fetches none where the system draws Chinese by itself', () => {
  systemWith('纸笔');
  const page = openPage();
  page.load();
  page.rest();
  expect(page.happened).not.toContain('fonts');
});
