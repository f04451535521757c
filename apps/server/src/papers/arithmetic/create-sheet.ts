import type { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type NewPractice, putPractice } from '../put-practice.js';
import { mathsSubject } from './maths-subject.js';
import { sumSections } from './sum-sections.js';

/** What a child is expected to get right, and the minutes that a sum takes: eight to ten a minute are asked for at the end of the tables. */
const USUAL = { difficulty: 0.9, minutes: 0.2, score: 1 };

/** Makes a paper of a sheet of sums: the same that its preview showed. */
export async function createSumSheet(
  db: Db,
  actor: Actor,
  { subjectId, title, sheet, print }: z.output<typeof arithmeticApi.create.input>,
  now: Date,
): Promise<{ paperId: string }> {
  const { stage } = await mathsSubject(db, subjectId);
  const { sections, short } = sumSections(sheet);
  ensure(short.length === 0, 'conflict', 'too-few-sums');
  const made: NewPractice = {
    subject: { subjectId, stage },
    title,
    sections: sections.map((section) => ({
      title: section.title,
      exercises: section.bodies.map((body) => ({ body, ...USUAL })),
    })),
    practice: { kind: 'arithmetic', settings: print },
  };
  return putPractice(db, actor, made, now);
}
