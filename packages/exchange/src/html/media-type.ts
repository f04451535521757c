import { sanitiseSvg } from '@zhibi/content';
import type { MediaFile } from '../model.js';

/** Why a picture or a sound that a text names cannot be shown. */
export type MediaLack = 'missing' | 'unsafe-name' | 'unreadable' | 'too-large';

const longestFile = 20 * 1024 * 1024;

const starts = (bytes: Uint8Array, ...signs: number[]): boolean => signs.every((sign, at) => bytes[at] === sign);

function typeOf(bytes: Uint8Array): MediaFile['type'] | undefined {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(bytes, 0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  const isWebp = starts(bytes, 0x52, 0x49, 0x46, 0x46) && starts(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50);
  return isWebp ? 'image/webp' : undefined;
}

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

/** A sound by its first bytes, or why it is none. */
export function soundFrom(bytes: Uint8Array): MediaFile | MediaLack {
  if (bytes.length > longestFile) return 'too-large';
  const at = (offset: number, text: string): boolean => starts(bytes.subarray(offset), ...ascii(text));
  if (at(0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) > 0xe0)) return { bytes, type: 'audio/mpeg' };
  if (at(0, 'OggS')) return { bytes, type: 'audio/ogg' };
  if (at(0, 'RIFF') && at(8, 'WAVE')) return { bytes, type: 'audio/wav' };
  return at(4, 'ftypM4A') ? { bytes, type: 'audio/mp4' } : 'unreadable';
}

/**
 * What a file is by its first bytes, whatever it is called: a picture of dots, a drawing as a data URL (sanitised), or why it is none, so that
 * nothing but pictures comes in as one.
 */
export function pictureFrom(bytes: Uint8Array): MediaFile | { drawing: string } | MediaLack {
  if (bytes.length > longestFile) return 'too-large';
  const type = typeOf(bytes);
  if (type !== undefined) return { bytes, type };
  const text = new TextDecoder().decode(bytes.subarray(0, 200_001));
  const svg = text.includes('<svg') ? sanitiseSvg(text.trim()) : undefined;
  return svg ? { drawing: `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}` } : 'unreadable';
}
