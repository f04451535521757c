import type { PaperSheet } from '@zhibi/typeset';
import { findSchool, subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { findPaper, type PaperRow, sectionsOf } from '../store.js';
import { findPractice } from '../store-practice.js';
import { asPractice } from './practice.js';
import { sheetOf } from './sheet.js';

/** A paper as it is now, ready for the typesetter; `no-questions` when there is nothing to set. */
export async function readSheet(
  db: Db,
  schoolId: string,
  paperId: string,
): Promise<{ row: PaperRow; sheet: PaperSheet }> {
  const row = found(await findPaper(db, schoolId, paperId));
  const sections = await sectionsOf(db, schoolId, paperId);
  ensure(sections.length > 0, 'conflict', 'no-questions');
  const school = found(await findSchool(db, schoolId));
  const { subjectMainId, stage } = found(await subjectById(db, row.subjectId));
  const { sealLine, answerCard } = row.options;
  const head = { title: row.title, schoolName: school.name, stage, subjectMainId, sealLine, answerCard };
  const practice = await findPractice(db, schoolId, paperId);
  const sheet = sheetOf(head, sections);
  return { row, sheet: practice === undefined ? sheet : asPractice(sheet, practice) };
}
