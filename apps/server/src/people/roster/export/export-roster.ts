import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import type { RosterFormat, RosterKind } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { type Cell, csvOf, encodeGb18030, type Sheet, sheetFile } from '../../../platform/sheets/index.js';
import { findSchool } from '../../store.js';
import { lessonsText } from '../judge/rules-teachers.js';
import { everyStudent, livingClasses, teachersOf } from '../judge/store-facts.js';
import type { Here } from '../roster-work.js';
import { exampleOf, exportedFields, gradeText, listName, sexText, titleOf } from './export-words.js';
import { oneRosterPackage } from './oneroster-package.js';

interface Wanted {
  kind: RosterKind;
  format: RosterFormat;
}

/** The people or classes of a school as a list that can be imported again. */
export async function exportRoster(
  db: Db,
  schoolId: string,
  { kind, format }: Wanted,
  at: { here: Here; language: Language },
): ReturnType<typeof sheetFile> {
  const { language } = at;
  if (format === 'oneroster') return exportOneRoster(db, schoolId, at.here);
  const sheet = {
    name: listName(kind, language),
    columns: columnsOf(kind, language),
    rows: await rowsOf(db, schoolId, kind, language),
  };
  if (format !== 'csv-gb18030') return sheetFile(sheet, format);
  const text = csvOf([sheet.columns.map(({ title }) => title), ...sheet.rows]).slice(1); // the mark is UTF-8's
  return {
    content: encodeGb18030(text),
    type: 'text/csv; charset=gb18030',
    name: { parts: [sheet.name, 'GB18030'], ending: 'csv' },
  };
}

/** An empty list with the right columns and one row that shows how it is filled in. */
export const rosterTemplate = (
  kind: RosterKind,
  format: SheetFormat,
  language: Language,
): ReturnType<typeof sheetFile> =>
  sheetFile(
    { name: listName(kind, language), columns: columnsOf(kind, language), rows: [[...exampleOf[kind]]] },
    format,
  );

export const columnsOf = (kind: RosterKind, language: Language): Sheet['columns'] =>
  exportedFields[kind].map((field) => ({ title: titleOf(field, language), width: field === 'lessons' ? 40 : 16 }));

async function rowsOf(db: Db, schoolId: string, kind: RosterKind, language: Language): Promise<Cell[][]> {
  if (kind === 'teachers')
    return (await teachersOf(db, schoolId))
      .filter(({ hasLeft }) => !hasLeft)
      .map((one) => [
        one.teacherNo,
        one.name,
        sexText(one.sex, language),
        one.account,
        one.phone,
        one.mainSubject?.name ?? null,
        lessonsText(one.lessons),
      ]);
  const classes = await livingClasses(db, schoolId);
  if (kind === 'classes') return classes.map(({ name, gid }) => [name, gradeText(gid, language)]);
  const gidOf = new Map(classes.map(({ classId, gid }) => [classId, gid]));
  return (await everyStudent(db, schoolId)).map((one) => {
    const gid = gidOf.get(one.classId ?? '');
    return [
      one.studentNo,
      one.name,
      sexText(one.sex, language),
      one.birthday,
      gid === undefined ? null : gradeText(gid, language),
      gid === undefined ? null : one.className,
      one.account,
    ];
  });
}

async function exportOneRoster(db: Db, schoolId: string, here: Here): ReturnType<typeof sheetFile> {
  const school = found(await findSchool(db, schoolId));
  const people = {
    classes: await livingClasses(db, schoolId),
    students: await everyStudent(db, schoolId),
    teachers: (await teachersOf(db, schoolId)).filter(({ hasLeft }) => !hasLeft),
  };
  const content = oneRosterPackage(
    { schoolId, name: school.name, schoolYear: school.schoolYear, now: here.now },
    people,
  );
  return { content, type: 'application/zip', name: { parts: ['OneRoster', school.name], ending: 'zip' } };
}
