import { bytesOfBase64 } from '../html/address.js';
import type { MediaLack } from '../html/media-type.js';
import { childOf, childrenOf, type Element, escapeXml, textOf } from '../xml.js';

/** What stands in the `text` of an element. */
export const textIn = (element: Element | undefined): string => textOf(childOf(element, 'text'));

/** `&lt;` of an answer embedded in HTML is a sign of the answer. */
export const decodeHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|apos|nbsp|#(\d{1,6}));/g, (whole, name: string, code?: string) => {
      if (code !== undefined)
        return Number(code) > 0 && Number(code) < 0xd800 ? String.fromCharCode(Number(code)) : whole;
      return { lt: '<', gt: '>', quot: '"', nbsp: ' ' }[name] ?? "'";
    })
    .replaceAll('&amp;', '&');

/** A text as HTML, whatever format it says it has. */
export function htmlIn(element: Element | undefined): string {
  const format = element?.attributes.format ?? 'html';
  const text = textIn(element);
  if (format === 'html') return text;
  const isAuto = format === 'moodle_auto_format';
  return (isAuto ? text : escapeXml(text).replaceAll('&#10;', '\n')).trim().replace(/\r\n?|\n/g, '<br/>');
}

/** The files beside a text, by the names it calls them. */
export function filesIn(element: Element | undefined) {
  const byName = new Map(childrenOf(element, 'file').map((file) => [file.attributes.name, file]));
  return {
    open(path: string): Uint8Array | MediaLack {
      const file = byName.get(path.replace('@@PLUGINFILE@@/', ''));
      return file === undefined || !path.startsWith('@@PLUGINFILE@@/') ? 'missing' : bytesOfBase64(textOf(file));
    },
  };
}
