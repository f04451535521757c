import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cardFaults } from '@zhibi/contract/papers/cards';
import * as mupdf from 'mupdf';
import { stampCopies } from '../src/copies/stamp-copies.js';
import { openPress } from '../src/press/open-press.js';
import { openStamps } from '../src/press/open-stamps.js';
import { cardGallery } from '../src/sample/gallery/cards.js';

// `npm run pictures -- cards [--into FOLDER] [--only NAME] [--blank] [--dpi 110]`: every page of an answer card of each kind, as a copy with a name and its codes;
// `--blank` without them.
const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    into: { type: 'string', default: join(import.meta.dirname, '../../../.cache/cards') },
    only: { type: 'string' },
    blank: { type: 'boolean', default: false },
    dpi: { type: 'string', default: '110' },
  },
});
const scale = Number(wanted.dpi) / 72;
mkdirSync(wanted.into, { recursive: true });
const [press, fonts] = await Promise.all([openPress(), openStamps()]);
for (const [name, design] of Object.entries(cardGallery)) {
  if (wanted.only !== undefined && !name.includes(wanted.only)) continue;
  const card = design();
  const { pdf: blank, geometry } = await press.setCard({ design: card, footLine: '答题卡' });
  const pages = Array.from({ length: geometry.pageCount }, (_, i) => {
    const pageCode = `7.12345.${i + 1}`;
    return { page: i + 1, pageCode, qrText: `zhibi:demo:${pageCode}` };
  });
  const copy = { name: '林知夏', schoolName: '青禾实验中学', className: '七（1）班', studentNo: '20260107', pages };
  const pdf = wanted.blank ? blank : await stampCopies(blank, geometry, [copy], { fonts });
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  for (const { page } of pages) {
    const picture = document
      .loadPage(page - 1)
      .toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false, true);
    writeFileSync(join(wanted.into, `${name}-${page}.png`), picture.asPNG());
  }
  writeFileSync(join(wanted.into, `${name}.pdf`), pdf);
  console.log(`${name}: ${geometry.pageCount} pages`, ...cardFaults(card).map(({ kind }) => kind));
}
console.log(`in ${wanted.into}`);
