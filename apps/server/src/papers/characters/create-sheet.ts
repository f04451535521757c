import { type charactersApi, unreadWords } from '@zhibi/contract/papers/characters';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensureField } from '../../platform/wrong-field.js';
import { putPractice } from '../put-practice.js';
import { chineseNumeral } from '../rules.js';
import { languageSubject } from './language-subject.js';
import { distinct, headings, wordQuestion } from './rules-questions.js';
import { isReadable } from './rules-readings.js';

/** What a child is expected to write well, and the minutes that a character takes. */
const USUAL = { difficulty: 0.85, minutesEach: 0.5 };

/** Makes a paper of a sheet of characters: one point for each that is written. */
export async function createCharacterSheet(
  db: Db,
  actor: Actor,
  { subjectId, title, words, print }: z.output<typeof charactersApi.create.input>,
  now: Date,
): Promise<{ paperId: string }> {
  const { stage } = await languageSubject(db, subjectId, print.way);
  ensureField(isReadable(words, print.way), 'words', unreadWords);
  const exercises = distinct(words).map((word) => {
    const body = wordQuestion(word, print.way);
    const count = body.answer.kind === 'blanks' ? body.answer.blanks.length : 1;
    return { body, difficulty: USUAL.difficulty, minutes: USUAL.minutesEach * count, score: count };
  });
  const section = { title: `${chineseNumeral(1)}、${headings[print.way]}`, exercises };
  return putPractice(
    db,
    actor,
    { subject: { subjectId, stage }, title, sections: [section], practice: { kind: 'characters', settings: print } },
    now,
  );
}
