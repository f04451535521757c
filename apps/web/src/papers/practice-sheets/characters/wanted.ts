import { type CharacterPrint, type PracticeWord, type WritingWay, wordsIn } from '@zhibi/contract/papers/characters';

/** A sheet of characters while it is put together. */
export interface WantedCharacters {
  title: string;
  /** What was typed or taken from lessons, as text. */
  text: string;
  /** `wordId` of words that were taken from lessons, by the word. */
  wordIds: Record<string, string>;
  /** How words are read where somebody has said so, by the word. */
  readings: Record<string, string>;
  print: CharacterPrint;
}

export const firstCharacters = (title: string, way: WritingWay): WantedCharacters => ({
  title,
  text: '',
  wordIds: {},
  readings: {},
  print: { way, grid: 'tian', cellMm: 14, rows: 1, pinyin: true },
});

/** The words of a sheet. A reading counts once it has a syllable for each character. */
export const wordsOf = ({ text, wordIds, readings, print }: WantedCharacters): PracticeWord[] =>
  wordsIn(text, print.way).map((word) => {
    const syllables = (readings[word] ?? '').trim().split(/\s+/);
    return {
      word,
      wordId: wordIds[word] ?? null,
      reading: print.way !== 'english' && syllables.length === [...word].length ? syllablesOf(syllables) : null,
    };
  });

const syllablesOf = (syllables: string[]): string[] | null => (syllables.every((one) => one !== '') ? syllables : null);

/** Adds words to what was typed, each once. */
export function withWords(
  wanted: WantedCharacters,
  words: readonly { wordId: string; word: string }[],
): WantedCharacters {
  const there = new Set(wordsIn(wanted.text, wanted.print.way));
  const fresh = words.filter(({ word }) => !there.has(word)).map(({ word }) => word);
  const text = [wanted.text.trim(), fresh.join(' ')].filter(Boolean).join('\n');
  const wordIds = { ...wanted.wordIds, ...Object.fromEntries(words.map(({ word, wordId }) => [word, wordId])) };
  return { ...wanted, text, wordIds };
}

/** Characters of which no table says how they are read. */
export const unreadOf = (readings: readonly { word: string; syllables: readonly string[] }[]): string[] => [
  ...new Set(readings.flatMap(({ word, syllables }) => [...word].filter((_, at) => syllables[at] === ''))),
];
