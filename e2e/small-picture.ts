import type { Browser } from 'playwright-core';

const SIZE = { width: 1080, height: 675 };
const MOST_BYTES = 48_000;

/** A picture of a page as the manual shows it: WebP, as good as fits into a few kilobytes. The browser makes it: nothing else is needed. */
export async function smallPicture(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const base64 = await page.evaluate(
      async ({ source, width, height, most }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('this browser draws nothing');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, width, height);
        let made = '';
        for (let quality = 0.8; quality >= 0.2; quality -= 0.1) {
          made = canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
          if (made.length * 0.75 <= most) break;
        }
        return made;
      },
      { source: png.toString('base64'), ...SIZE, most: MOST_BYTES },
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await page.close();
  }
}
