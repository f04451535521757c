import type { NameReading } from '@zhibi/contract/people/my-classes';
import { pinyin } from 'pinyin-pro';
import { doubleSurnames, givenNamePolyphones, surnamePolyphones } from './rules-polyphones.js';

/** How the machine reads a name, in tone marks: the beginning as a surname. */
export const machineReading = (name: string): string =>
  pinyin(name, { toneType: 'symbol', surname: 'head', nonZh: 'consecutive' }).toLowerCase().trim();

/** The characters of a name that could be read otherwise, with the readings to choose from, the machine's first. */
export function doubtsOf(name: string): NameReading['doubts'] {
  const characters = [...name];
  const isDouble = doubleSurnames.has(characters.slice(0, 2).join('')) && characters.length > 2;
  const syllables = machineReading(name).split(' ');
  return characters.flatMap((character, at) => {
    if (isDouble && at < 2) return [];
    const readings = (at === 0 ? surnamePolyphones : givenNamePolyphones)[character];
    if (readings === undefined) return [];
    const read = syllables.length === characters.length ? syllables[at] : undefined;
    return [{ at, character, readings: [...new Set([...(read === undefined ? [] : [read]), ...readings])] }];
  });
}

interface Named {
  name: string;
  pinyinBy: 'machine' | 'teacher';
  reading: string | null;
  readingOf: string | null;
}

/** The reading that counts now. A teacher's word holds for the name that was read, and is asked for again when it changes. */
export function readingOf({
  name,
  pinyinBy,
  reading,
  readingOf,
}: Named): Pick<NameReading, 'reading' | 'by' | 'doubts' | 'renamed'> {
  const isOfThisName = readingOf === name;
  if (pinyinBy === 'teacher' && reading !== null && isOfThisName)
    return { reading, by: 'teacher', doubts: [], renamed: false };
  return {
    reading: machineReading(name),
    by: 'machine',
    doubts: doubtsOf(name),
    renamed: reading !== null && !isOfThisName,
  };
}

/** Somebody should look: the reading is not certain, or the name is new. */
export const isUnsure = (named: Named): boolean => {
  const { doubts, renamed } = readingOf(named);
  return doubts.length > 0 || renamed;
};
