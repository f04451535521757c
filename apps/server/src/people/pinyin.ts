import { pinyin } from 'pinyin-pro';

/**
 * How a name is read, without tones, in lower case and with a space between syllables: what lists are sorted and searched by.
 * The first one or two characters are read as a surname (曾 zeng, 覃 qin, 单 shan, 尉迟 yuchi), ü is v as it is typed; what is no Chinese character stays as it is.
 */
export const readName = (name: string): string =>
  pinyin(name, { toneType: 'none', surname: 'head', nonZh: 'consecutive', v: true }).toLowerCase().trim();

/** The initials of a reading: `wang xiao ming` → `wxm`. */
export const initialsOf = (reading: string): string => [...reading.matchAll(/\b[a-z0-9]/g)].join('');
