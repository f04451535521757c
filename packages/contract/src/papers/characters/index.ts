import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, wholeNumber } from '../../kernel/index.js';
import { CharacterPrint, canBeWritten, characterLimits, PracticeWord } from './model.js';

export * from './model.js';

const characterReasons = {
  'wrong-subject': {
    zh: '汉字、拼音练习属于语文，单词练习属于英语，请先选择相应的学科',
    en: 'Characters and pinyin belong to Chinese, words on four lines to English: choose that subject first',
  },
} as const satisfies Record<string, Message>;

/** Characters whose reading no table knows, where the sheet asks for it or by it. */
export const unreadWords: Message = {
  zh: '有的字查不到读音，请先在“查看、修改拼音”里填写',
  en: 'The reading of some characters is not known: type it under “See and change the pinyin” first',
};

const Wanted = z
  .object({
    subjectId: wholeNumber({ min: 1 }),
    title: z.string().trim().min(1).max(100),
    words: z.array(PracticeWord).min(1).max(characterLimits.words),
    print: CharacterPrint,
  })
  .refine(({ words, print }) => words.every(({ word }) => canBeWritten(word, print.way)), {
    path: ['words'],
    error: 'practice-word',
  })
  .refine(({ words }) => words.every(({ word, reading }) => reading === null || reading.length === [...word].length), {
    path: ['words'],
    error: 'practice-reading',
  });

/** A lesson and the words that its textbook lists for it. */
export const LessonWords = z.object({
  chapterId: Id,
  title: z.string(),
  book: z.string(),
  words: z.array(z.object({ wordId: z.string(), word: z.string() })),
});
export type LessonWords = z.infer<typeof LessonWords>;

/** Sheets to practise characters, pinyin and letters on: papers whose every square is an area with its expected character. */
export const charactersApi = {
  lessons: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/chinese/lessons',
    access: forTeachers,
    summary: 'The lessons of a subject that have a list of words, book by book',
    input: z.object({ subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({ items: z.array(LessonWords) }),
  }),
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/chinese/preview',
    access: forTeachers,
    summary:
      'A sheet of characters as it will be printed: its first pages as SVG, how each word is read, and characters without known strokes',
    input: Wanted.safeExtend({ edition: z.enum(['student', 'answer']).default('student') }),
    output: z.object({
      pages: z.array(z.string()),
      pageCount: z.number().int(),
      readings: z.array(z.object({ word: z.string(), syllables: z.array(z.string()) })),
      withoutStrokes: z.array(z.string()),
    }),
    reasons: characterReasons,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/paper/chinese/create',
    access: forTeachers,
    summary:
      'Makes a paper of a sheet of characters: every square to write in is a calligraphy area with its expected character',
    input: Wanted,
    output: z.object({ paperId: Id }),
    reasons: characterReasons,
  }),
} satisfies Api;
