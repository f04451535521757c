import { typstString } from '@zhibi/content';
import type { Inline } from '@zhibi/contract/kernel';
import { words } from '../sheet/words.js';
import type { Asked } from './asked.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';

type Picture = Extract<Inline, { t: 'image' }>;

/** A figure wider than this share of the column stands below its text. */
const MOST = 0.36;
const GUTTER_MM = 4;

/** The figure that a text ends in, when there is room for it at its right. */
export function figureBeside({ question: { stem }, widthMm }: Asked, { plan, manner }: SourceContext) {
  const last = stem.at(-1);
  const [picture] = last?.t === 'p' && last.children.length === 1 ? last.children : [];
  if (picture?.t !== 'image' || stem.length < 2) return undefined;
  const [wide, high] = [picture.widthMm * manner.pictureScale, picture.heightMm * manner.pictureScale];
  if (wide > MOST * plan.columnWidthMm) return undefined;
  const shown = { ...picture, widthMm: wide, heightMm: high };
  return { picture: shown, stem: stem.slice(0, -1), widthMm: widthMm - wide - GUTTER_MM };
}

/** Words and figure side by side, the figure named by its question: （第 6 题）. */
export function besideSource(
  picture: Picture,
  asking: string,
  { asked, context }: { asked: Asked; context: SourceContext },
): string {
  const { itemId, no } = asked;
  const figure = richSource([{ t: 'p', children: [picture] }], context, { itemId, widthMm: picture.widthMm });
  return `zb-beside(zb-inline(${figure}), ${picture.widthMm}mm, ${typstString(words.figure(no))}, {\n${asking}\n})`;
}
