import { it } from 'vitest';
import { foreignPdf, photographOf, scannedPage } from '../apps/server/test/foreign-paper.js';
import { TestCourse } from '../apps/server/test/test-course.js';
import { openJourney } from './open-journey.js';

it('x', async () => {
  const journey = await openJourney();
  try {
    const course = await TestCourse.of(journey.world, 1);
    const pdf = await foreignPdf(course, ['choice', 'choice', 'trueFalse', 'fillIn', 'subjective']);
    const photo = await photographOf(scannedPage(pdf));
    for (const [lang, width] of [
      ['zh', 1440],
      ['en', 1440],
      ['zh', 390],
      ['en', 390],
    ] as const) {
      const page = await journey.enter(course.teacher, lang, '/paperTest/paper?shelf=ground');
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/w/shots13g/${lang}-${width}-shelf.png` });
      await page
        .locator('input[type=file]')
        .setInputFiles(
          lang === 'zh'
            ? { name: '照片.png', mimeType: 'image/png', buffer: photo }
            : { name: 'unit.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
        );
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/w/shots13g/${lang}-${width}-reading.png` });
      await page.waitForSelector('aside li button', { timeout: 60000 });
      await page.waitForTimeout(1500);
      await page.locator('aside li button').first().click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/w/shots13g/${lang}-${width}-editor.png` });
      await page.context().close();
    }
  } finally {
    await journey.close();
  }
}, 280000);
