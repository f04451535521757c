import type { QuestionForTeacher, questionsApi } from '@zhibi/contract/questions';
import { and, eq, gte, inArray, like, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { cursorAfter, idOfCursor } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { difficultyBands, wordPatterns } from './rules.js';
import { searchPage } from './store.js';
import { question } from './tables.js';
import { aboutKnowledge, inChapter } from './tree-store.js';
import type { Reader } from './visible-store.js';

type Wanted = z.output<typeof questionsApi.search.input>;

const PAGE = 20;

/** Questions of a subject that meet every condition given, newest first. */
export async function searchQuestions(
  db: Db,
  reader: Reader,
  wanted: Wanted,
): Promise<{ items: QuestionForTeacher[]; next: string | null; total: number }> {
  const conditions = conditionsOf(wanted);
  const { rows, total } = await searchPage(db, reader, { conditions, before: idOfCursor(wanted.cursor), limit: PAGE });
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return { items, total, next: rows.length > PAGE && last !== undefined ? cursorAfter(last.questionId) : null };
}

function conditionsOf({ subjectId, chapterId, knowledgeId, types, difficulty, words }: Wanted) {
  const band = difficulty === undefined ? undefined : difficultyBands[difficulty];
  return [
    eq(question.subjectId, subjectId),
    chapterId === undefined ? undefined : inChapter(chapterId),
    knowledgeId === undefined ? undefined : aboutKnowledge(knowledgeId),
    types === undefined || types.length === 0 ? undefined : inArray(question.type, types),
    band &&
      and(
        gte(question.difficulty, band.from),
        Number.isFinite(band.below) ? lt(question.difficulty, band.below) : undefined,
      ),
    ...wordPatterns(words ?? '').map((pattern) => like(question.searchText, pattern)),
  ];
}
