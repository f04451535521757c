import { childOf, type Element } from '../xml.js';
import type { Numbering } from './numbering.js';
import { type Styles, settingOf } from './styles.js';

/** What Word numbers paragraphs by: lists, and styles that stand in one. */
export interface Counted {
  numbering: Numbering;
  styles: Styles;
}

interface Numbered {
  number: string;
  /** The list that counts it, with its level. */
  list: string | undefined;
}

export const unnumbered: Numbered = { number: '', list: undefined };

/** The number that Word writes before a paragraph of a style: the next of its list, so each paragraph is asked once, in order. */
export function numberOf(properties: Element | undefined, style: string, { numbering, styles }: Counted): Numbered {
  const list = childOf(properties, 'numPr');
  const own = settingOf(childOf(list, 'numId'));
  const styled = styles.listOf(style);
  const numId = own || styled?.numId;
  if (numId === undefined || numId === '0') return unnumbered;
  const level = settingOf(childOf(list, 'ilvl')) || (own === '' ? styled?.level : '');
  const depth = level || (own === '' ? numbering.levelOfStyle(numId, styled?.style ?? '') : '0');
  return { number: numbering.next(numId, depth), list: `${numId}/${depth}` };
}
