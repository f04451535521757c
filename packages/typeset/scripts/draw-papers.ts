import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as mupdf from 'mupdf';
import { openPress } from '../src/press/open-press.js';
import { gallery } from '../src/sample/gallery/index.js';

// `npm run pictures -- papers [--into FOLDER] [--only NAME] [--edition answer] [--dpi 110]`: every page of the nine papers of the gallery.
const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    into: { type: 'string', default: join(import.meta.dirname, '../../../.cache/papers') },
    only: { type: 'string' },
    edition: { type: 'string', default: 'student' },
    dpi: { type: 'string', default: '110' },
  },
});
const edition = wanted.edition === 'answer' || wanted.edition === 'teacher' ? wanted.edition : 'student';
const scale = Number(wanted.dpi) / 72;
mkdirSync(wanted.into, { recursive: true });
const press = await openPress();
for (const [name, paper] of Object.entries(gallery)) {
  if (wanted.only !== undefined && !name.includes(wanted.only)) continue;
  const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition } as const;
  const { pdf, geometry, issues } = await press.layOut(paper(), options);
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  for (let page = 0; page < geometry.pageCount; page++) {
    const picture = document
      .loadPage(page)
      .toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false, true);
    writeFileSync(join(wanted.into, `${name}-${edition}-${page + 1}.png`), picture.asPNG());
  }
  writeFileSync(join(wanted.into, `${name}-${edition}.pdf`), pdf);
  console.log(`${name}: ${geometry.pageCount} pages`, ...issues.map(({ kind, itemId }) => `${kind} ${itemId ?? ''}`));
}
console.log(`in ${wanted.into}`);
