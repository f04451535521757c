import type { Inline } from '@zhibi/contract/kernel';
import type { PracticeWord, WritingWay } from '@zhibi/contract/papers/characters';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { readingOf } from './rules-readings.js';

/** What a section of a sheet asks for; papers are Chinese whatever the language of the screen. */
export const headings: Readonly<Record<WritingWay, string>> = {
  trace: '描一描，写一写',
  strokes: '按笔顺写一写',
  copy: '照样子写一写',
  dictation: '看拼音，写词语',
  pinyin: '看汉字，写拼音',
  english: '抄写单词',
};

/**
 * A word to write as a question of calligraphy: a blank for each character, and what is right in each. Tracing, copying and dictation of a
 * word with the same reading are one question.
 */
export function wordQuestion(word: PracticeWord, way: WritingWay): QuestionBody {
  const body = (children: Inline[], accepted: readonly string[]): QuestionBody => ({
    type: questionTypes.calligraphy,
    stem: [{ t: 'p', children }],
    options: [],
    answer: { kind: 'blanks', blanks: accepted.map((one) => ({ accepted: [one] })) },
    analysis: [],
    parts: [],
  });
  if (way === 'english')
    return body(
      [
        { t: 'text', v: word.word },
        { t: 'blank', index: 0 },
      ],
      [word.word],
    );
  const characters = [...word.word];
  const syllables = readingOf(word);
  const [shown, written] = way === 'pinyin' ? [characters, syllables] : [syllables, characters];
  return body(
    characters.flatMap((_, index): Inline[] => [
      { t: 'text', v: shown[index] ?? '' },
      { t: 'blank', index },
    ]),
    written,
  );
}

/** Words with the same letters and the same reading are asked for once. */
export const distinct = (words: readonly PracticeWord[]): PracticeWord[] => [
  ...new Map(words.map((one) => [`${one.word} ${(one.reading ?? []).join(' ')}`, one])).values(),
];
