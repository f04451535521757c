import { sanitiseSvg } from '@zhibi/content';
import type { Picture } from '../model.js';

const longestPicture = 20 * 1024 * 1024;

const starts = (bytes: Uint8Array, ...signs: number[]): boolean => signs.every((sign, at) => bytes[at] === sign);

function typeOf(bytes: Uint8Array): Picture['type'] | undefined {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(bytes, 0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  const isWebp = starts(bytes, 0x52, 0x49, 0x46, 0x46) && starts(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50);
  return isWebp ? 'image/webp' : undefined;
}

/**
 * What a file is by its first bytes, whatever it is called: a picture of dots, a drawing as a data URL (sanitised), or undefined for anything
 * else, so that nothing but pictures comes in as one.
 */
export function pictureFrom(bytes: Uint8Array): Picture | string | undefined {
  if (bytes.length > longestPicture) return undefined;
  const type = typeOf(bytes);
  if (type !== undefined) return { bytes, type };
  const text = new TextDecoder().decode(bytes.subarray(0, 200_001));
  const svg = text.includes('<svg') ? sanitiseSvg(text.trim()) : undefined;
  return svg && `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
}
