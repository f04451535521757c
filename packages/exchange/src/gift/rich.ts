import type { RichText } from '@zhibi/contract/kernel';
import type { SkipReason } from '@zhibi/contract/questions/exchange';
import type { Findings } from '../html/findings.js';
import { numbered, readHtml } from '../html/read-html.js';
import { escapeXml } from '../xml.js';
import { unescapeGift } from './signs.js';

/** Why a question cannot be taken. */
export class Unfit extends Error {
  constructor(readonly why: SkipReason) {
    super(why);
  }
}

/** The format that a text says it is in. */
export const formats = /^\s*\[(html|moodle|plain|markdown)\]/;

/** A text of GIFT: HTML where it says so or looks so, else plain. `format` is that of the question. */
export function richOf(text: string, format: string, findings: Findings): RichText {
  const own = formats.exec(text);
  const said = unescapeGift(text.slice(own?.[0].length ?? 0)).trim();
  const kind = own?.[1] ?? format;
  const isHtml = kind === 'html' || (kind === 'moodle' && /<[a-z/][^>]*>|&#?\w+;/i.test(said));
  const html = isHtml ? said : escapeXml(said.replace(/\r\n?/g, '\n')).replaceAll('&#10;', '<br/>');
  const rich = readHtml(html, findings);
  if (rich === undefined) throw new Unfit('too-long');
  return numbered(rich);
}

/** The answer stands in the middle of the sentence: the place becomes a blank. */
export function missingWord(before: string, after: string, format: string, findings: Findings): RichText {
  const kind = formats.exec(before)?.[1] ?? format;
  const html = (text: string): string => {
    const said = unescapeGift(text);
    return kind === 'html' || /<[a-z/][^>]*>/i.test(said) ? said : escapeXml(said).replaceAll('&#10;', '<br/>');
  };
  const whole = `${html(before.replace(formats, ''))}<span data-blank="0"></span>${html(after)}`;
  const rich = readHtml(whole, findings);
  if (rich === undefined) throw new Unfit('too-long');
  return numbered(rich);
}
