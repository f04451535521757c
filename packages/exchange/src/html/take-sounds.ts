import { toPlain } from '@zhibi/content';
import { richFromHtml } from '@zhibi/content/html';
import { bytesOfBase64, decoded } from './address.js';
import type { Findings } from './findings.js';
import { soundFrom } from './media-type.js';

/** A sound of a page: a player, an object, or a link to it. What is inside is its name, short in every file that is honest. */
const player =
  /<(audio|object)\b([^>]*?)(?:\/>|>([\s\S]{0,2000}?)<\/\1\s*>)|<(a)\b([^>]*?\.(?:mp3|m4a|ogg|wav)["'][^>]*)>([\s\S]{0,2000}?)<\/a\s*>/gi;

/** The text without its sounds; each is kept beside it. */
export function takeSounds(html: string, findings: Findings): string {
  if (!/<(?:audio|object|a)\b/i.test(html)) return html;
  return html.replace(player, (whole, kind = 'a', said = '', inner = '', _, link = '', words = '') => {
    const isObject = /object/i.test(kind);
    if (isObject && !/\btype\s*=\s*["']?audio\//i.test(said)) return whole;
    const own = `${said}${link}`;
    const at = /\b(?:src|data|href)\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(
      /\b(?:src|data|href)\s*=/i.test(own) ? own : inner,
    );
    const src = at?.[1] ?? at?.[2] ?? '';
    if (/^(?:[a-z]+:)?\/\//i.test(src)) {
      findings.warn('sound-outside');
      return '';
    }
    const data = /^data:audio\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/=\s]*)$/i.exec(src)?.[1];
    const bytes = data === undefined ? findings.files.open(decoded(src)) : bytesOfBase64(data);
    const sound = typeof bytes === 'string' ? bytes : soundFrom(bytes);
    if (typeof sound === 'string') findings.lacks('sound', sound);
    else
      findings.receive({
        fileId: findings.keep(sound),
        title: toPlain(richFromHtml(inner || words))
          .trim()
          .slice(0, 100),
      });
    return '';
  });
}
