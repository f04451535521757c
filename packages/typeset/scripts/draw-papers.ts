import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CopyForm, columnsOn, PageSize } from '@zhibi/contract/papers';
import * as mupdf from 'mupdf';
import { openPress } from '../src/press/open-press.js';
import { gallery } from '../src/sample/gallery/index.js';

// `npm run pictures -- papers [--into FOLDER] [--only NAME] [--edition answer] [--size 8K] [--form large] [--open] [--dpi 110]`: every page of the nine papers of the gallery;
// `--readme` draws what docs/printed-page.md shows of them, a page of each.
const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    into: { type: 'string', default: join(import.meta.dirname, '../../../.cache/papers') },
    only: { type: 'string' },
    edition: { type: 'string', default: 'student' },
    size: { type: 'string', default: 'A4' },
    form: { type: 'string', default: 'usual' },
    open: { type: 'boolean', default: false },
    dpi: { type: 'string', default: '110' },
    readme: { type: 'boolean', default: false },
  },
});
const editions = ['student', 'answer', 'teacher', 'key', 'explained'] as const;
const edition = editions.find((one) => one === wanted.edition) ?? 'student';
const pageSize = PageSize.parse(wanted.size);
const form = CopyForm.parse(wanted.form);
const kind = [edition, pageSize === 'A4' ? '' : pageSize, form === 'usual' ? '' : form].filter(Boolean).join('-');
const scale = (wanted.readme ? 80 : Number(wanted.dpi)) / 72;
const into = wanted.readme ? join(import.meta.dirname, '../../../docs/pictures/papers') : wanted.into;
/** The page that shows most of what its kind has of its own. */
const telling: Record<string, number> = { 'primary-chinese': 2, 'senior-english': 2 };
mkdirSync(into, { recursive: true });
const press = await openPress();
for (const [name, paper] of Object.entries(gallery)) {
  if (wanted.only !== undefined && !name.includes(wanted.only)) continue;
  const options = { pageSize, columns: columnsOn(pageSize), sealLine: !wanted.open, scoreTable: true, edition, form };
  const { pdf, geometry, issues } = await press.layOut(paper(), options);
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const all = Array.from({ length: geometry.pageCount }, (_, page) => page + 1);
  for (const page of wanted.readme ? [telling[name] ?? 1] : all) {
    const colours = wanted.readme ? mupdf.ColorSpace.DeviceGray : mupdf.ColorSpace.DeviceRGB;
    const picture = document.loadPage(page - 1).toPixmap(mupdf.Matrix.scale(scale, scale), colours, false, true);
    writeFileSync(join(into, wanted.readme ? `${name}.png` : `${name}-${kind}-${page}.png`), picture.asPNG());
  }
  if (!wanted.readme) writeFileSync(join(into, `${name}-${kind}.pdf`), pdf);
  console.log(`${name}: ${geometry.pageCount} pages`, ...issues.map(({ kind, itemId }) => `${kind} ${itemId ?? ''}`));
}
console.log(`in ${into}`);
