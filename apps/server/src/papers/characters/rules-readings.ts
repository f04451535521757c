import type { PracticeWord } from '@zhibi/contract/papers/characters';
import { pinyin } from 'pinyin-pro';

/** How a word is read, one syllable a character, with tones: by the whole word (银行 yín háng, 行走 xíng zǒu), unless its teacher says otherwise. */
export function readingOf({ word, reading }: Pick<PracticeWord, 'word' | 'reading'>): string[] {
  return reading ?? pinyin(word, { type: 'array' });
}
