import type { PracticeWord, WritingWay } from '@zhibi/contract/papers/characters';
import { pinyin } from 'pinyin-pro';

type Word = Pick<PracticeWord, 'word' | 'reading'>;

/**
 * How a word is read, one syllable a character, with tones: by the whole word (银行 yín háng, 行走 xíng zǒu), unless its teacher says otherwise. Empty for
 * a character that no table knows (𠮷): the character itself would stand where its sound is asked for, or give away what is to be written.
 */
export function readingOf({ word, reading }: Word): string[] {
  if (reading !== null) return reading;
  const characters = [...word];
  return pinyin(word, { type: 'array' }).map((syllable, at) => (syllable === characters[at] ? '' : syllable));
}

/** Whether all is known that a sheet asks for or asks by. */
export const isReadable = (words: readonly Word[], way: WritingWay): boolean =>
  (way !== 'dictation' && way !== 'pinyin') || words.every((word) => readingOf(word).every((one) => one !== ''));
