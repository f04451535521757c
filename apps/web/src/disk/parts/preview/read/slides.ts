import { Unshowable } from './bytes.js';
import { childOf, openPackage, within, xmlOf } from './open-package.js';

export type SlidePart =
  | { kind: 'text'; lines: { text: string; level: number }[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'picture'; type: string; bytes: Uint8Array; words: string };

export interface Slide {
  title: string;
  parts: SlidePart[];
}

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
};
type Package = ReturnType<typeof openPackage>;

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Text, tables and pictures of every slide, in the order in which they are shown. */
export function readSlides(bytes: Uint8Array): Slide[] {
  const files = openPackage(bytes);
  const targets = relationsOf(files, 'ppt/presentation.xml');
  const order = within(xmlOf(files.open('ppt/presentation.xml')), 'sldId');
  const paths = order.flatMap((one) => targets.get(one.getAttributeNS(RELATION, 'id') ?? '') ?? []);
  if (paths.length === 0) throw new Unshowable('broken');
  return paths.map((path) => slideOf(files, path));
}

function relationsOf(files: Package, path: string): Map<string, string> {
  const [, folder = '', name = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const bytes = files.open(`${folder}_rels/${name}.rels`);
  if (bytes === undefined) return new Map();
  return new Map(
    within(xmlOf(bytes), 'Relationship')
      .filter((one) => one.getAttribute('TargetMode') !== 'External')
      .map((one) => [one.getAttribute('Id') ?? '', resolved(folder, one.getAttribute('Target') ?? '')]),
  );
}

/** `../media/a.png` from the folder of the slide. */
function resolved(folder: string, target: string): string {
  const path = new URL(target, `http://package/${folder}`).pathname;
  return decodeURIComponent(path).slice(1);
}

function slideOf(files: Package, path: string): Slide {
  const targets = relationsOf(files, path);
  const slide: Slide = { title: '', parts: [] };
  for (const one of within(xmlOf(files.open(path)), '*')) {
    if (one.localName === 'sp') addText(slide, one);
    if (one.localName === 'tbl') slide.parts.push({ kind: 'table', rows: rowsOf(one) });
    if (one.localName === 'pic') addPicture(slide, one, { files, targets });
  }
  return slide;
}

const textOf = (paragraph: Element): string =>
  within(paragraph, '*')
    .map((one) => (one.localName === 't' ? one.textContent : one.localName === 'br' ? '\n' : ''))
    .join('');

function addText(slide: Slide, shape: Element): void {
  const lines = within(shape, 'p')
    .map((one) => ({ text: textOf(one), level: Number(childOf(one, 'pPr')?.getAttribute('lvl') ?? 0) }))
    .filter(({ text }) => text.trim() !== '');
  if (lines.length === 0) return;
  const isTitle = within(shape, 'ph').some((one) => /^(ctrT|t)itle$/.test(one.getAttribute('type') ?? ''));
  if (isTitle && slide.title === '') slide.title = lines.map(({ text }) => text).join(' ');
  else slide.parts.push({ kind: 'text', lines });
}

const rowsOf = (table: Element): string[][] =>
  within(table, 'tr').map((row) => within(row, 'tc').map((cell) => within(cell, 'p').map(textOf).join('\n')));

function addPicture(
  slide: Slide,
  picture: Element,
  { files, targets }: { files: Package; targets: Map<string, string> },
): void {
  const id = within(picture, 'blip')[0]?.getAttributeNS(RELATION, 'embed') ?? '';
  const path = targets.get(id) ?? '';
  const type = pictureTypes[path.split('.').at(-1)?.toLowerCase() ?? ''];
  const bytes = files.open(path);
  const words = within(picture, 'cNvPr')[0]?.getAttribute('descr') ?? '';
  if (type !== undefined && bytes !== undefined) slide.parts.push({ kind: 'picture', type, bytes, words });
}
