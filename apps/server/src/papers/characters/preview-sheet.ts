import type { charactersApi } from '@zhibi/contract/papers/characters';
import type { z } from 'zod';
import type { Services } from '../../platform/services.js';
import { drawPractice } from '../layout/draw-practice.js';
import { chineseNumeral } from '../rules.js';
import { outlinesOf } from './outlines.js';
import { distinct, headings, wordQuestion } from './rules-questions.js';
import { readingOf } from './rules-readings.js';

type Input = z.output<typeof charactersApi.preview.input>;

/** A sheet of characters as it will be printed, before it is kept. */
export async function previewCharacterSheet(
  services: Services,
  { title, words, print, edition }: Input,
  subject: { stage: number; subjectMainId: number },
): Promise<z.input<typeof charactersApi.preview.output>> {
  const { way } = print;
  const asked = distinct(words);
  const items = asked.map((word) => ({ question: wordQuestion(word, way), score: 1 }));
  const drawn = await drawPractice(services, {
    title,
    subject,
    edition,
    sections: [{ title: `${chineseNumeral(1)}、${headings[way]}`, items }],
    practice: { kind: 'characters', settings: print },
  });
  const characters = [...new Set(asked.flatMap(({ word }) => [...word]))];
  const outlines = outlinesOf(characters);
  const isChinese = way !== 'english';
  return {
    ...drawn,
    readings: isChinese ? asked.map((word) => ({ word: word.word, syllables: readingOf(word) })) : [],
    withoutStrokes: isChinese ? characters.filter((one) => outlines[one] === undefined) : [],
  };
}
