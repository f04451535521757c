import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { columnsOn, PageSize } from '@zhibi/contract/papers';
import { ensureFonts } from '@zhibi/typeset';
import * as mupdf from 'mupdf';
import { gallery } from '../../../packages/typeset/src/sample/gallery/index.js';
import { wordOf } from '../src/papers/output/word-paper.js';

// `npm run pictures -- word [--into FOLDER] [--only NAME] [--edition teacher] [--size 8K] [--dpi 80]`: the Word files of the nine papers of the gallery, opened by LibreOffice and drawn page by page.
const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    into: { type: 'string', default: join(import.meta.dirname, '../../../.cache/word') },
    only: { type: 'string' },
    edition: { type: 'string', default: 'student' },
    size: { type: 'string', default: 'A4' },
    dpi: { type: 'string', default: '80' },
  },
});

const OFFICE = 'soffice';

/** A document in 宋体 and 黑体 is drawn with the faces of our papers: a machine without Chinese fonts would show boxes. */
function fontSettings(fonts: string, work: string): string {
  const alias = (from: string, to: string) =>
    `<match target="pattern"><test name="family"><string>${from}</string></test><edit name="family" mode="assign" binding="same"><string>${to}</string></edit></match>`;
  const file = join(work, 'fonts.conf');
  const aliases = [alias('宋体', 'Zhibi Song'), alias('黑体', 'Zhibi Hei'), alias('楷体', 'Zhibi Kai')];
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${fonts}</dir><cachedir>${work}/fonts</cachedir>${aliases.join('')}</fontconfig>`,
  );
  return file;
}

function drawPages(pdf: Uint8Array, into: string): number {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const scale = Number(wanted.dpi) / 72;
  for (let page = 0; page < document.countPages(); page += 1) {
    const at = mupdf.Matrix.scale(scale, scale);
    const picture = document.loadPage(page).toPixmap(at, mupdf.ColorSpace.DeviceRGB, false, true);
    writeFileSync(`${into}-${page + 1}.png`, picture.asPNG());
  }
  return document.countPages();
}

async function drawAll(): Promise<void> {
  const into = resolve(wanted.into);
  const pageSize = PageSize.parse(wanted.size);
  const edition = wanted.edition === 'teacher' ? 'teacher' : 'student';
  const work = mkdtempSync(join(tmpdir(), 'zhibi-word-'));
  mkdirSync(into, { recursive: true });
  try {
    const settings = fontSettings(await ensureFonts(), work);
    const names = Object.keys(gallery).filter((name) => name.includes(wanted.only ?? ''));
    for (const name of names) {
      const paper = gallery[name]?.();
      if (paper === undefined) continue;
      const options = {
        pageSize,
        columns: columnsOn(pageSize),
        sealLine: true,
        scoreTable: true,
        edition: 'student',
      } as const;
      writeFileSync(join(into, `${name}-${edition}.docx`), await wordOf(paper, options, edition));
    }
    const files = names.map((name) => join(into, `${name}-${edition}.docx`));
    const profile = `-env:UserInstallation=file://${work}/profile`;
    const { status, stderr } = spawnSync(
      OFFICE,
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', into, ...files],
      { env: { ...process.env, FONTCONFIG_FILE: settings }, encoding: 'utf8', timeout: 600_000 },
    );
    if (status !== 0) throw new Error(`${OFFICE}: ${stderr}`);
    for (const name of names) {
      const pages = drawPages(readFileSync(join(into, `${name}-${edition}.pdf`)), join(into, `${name}-${edition}`));
      console.log(`${name}: ${pages} pages`);
    }
    console.log(`in ${into}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (spawnSync(OFFICE, ['--version']).status !== 0) {
  console.log(
    `Left out: there is no ${OFFICE} on this machine. Debian has it as libreoffice-writer-nogui with libreoffice-math-nogui.`,
  );
} else {
  await drawAll();
}
