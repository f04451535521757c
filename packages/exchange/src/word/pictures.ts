import { writeRich } from '@zhibi/content';
import type { Inline } from '@zhibi/contract/kernel';
import type { Findings } from '../html/findings.js';
import { pictureFrom } from '../html/media-type.js';
import { type Element, within } from '../xml.js';

const emuPerMm = 36_000;
export const typed = (item: Inline): string => writeRich([{ t: 'p', children: [item] }]);
const mm = (emu: string | undefined, most: number, otherwise: number): number => {
  const length = Math.round((Number(emu) / emuPerMm) * 100) / 100;
  return length > 0 ? Math.min(most, length) : otherwise;
};

/** A drawing of Word as a picture in the signs that a teacher types; undefined where it holds none. */
export function pictureIn(
  drawing: Element,
  findings: Findings,
  /** The path of a picture by its relation. */
  pathOf: (relation: string) => string | undefined,
): string | undefined {
  const first = (name: string) => [...within(drawing, name)][0];
  const relation =
    first('svgBlip')?.attributes['r:embed'] ??
    first('blip')?.attributes['r:embed'] ??
    first('imagedata')?.attributes['r:id'];
  if (relation === undefined) return undefined;
  const bytes = findings.files.open(pathOf(relation) ?? '');
  const picture = typeof bytes === 'string' ? bytes : pictureFrom(bytes);
  if (typeof picture === 'string') {
    findings.lacks('picture', picture);
    return '';
  }
  const extent = first('extent')?.attributes;
  const size = {
    widthMm: mm(extent?.cx, 180, 60),
    heightMm: mm(extent?.cy, 260, 40),
    alt: first('docPr')?.attributes.descr ?? '',
  };
  if (!('drawing' in picture))
    return typed({ t: 'image', source: { kind: 'file', fileId: findings.keep(picture) }, ...size });
  const svg = decodeURIComponent(picture.drawing.slice(picture.drawing.indexOf(',') + 1));
  return typed({ t: 'image', source: { kind: 'svg', svg }, ...size });
}
