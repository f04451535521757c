import type { Problem } from '@zhibi/contract/people/roster';
import { type ClassBook, readClassWords, readGrade } from './rules-classes.js';
import { type RawRow, RowReader } from './rules-row-reader.js';
import { otherRows, sharing, statusOf, type Verdict } from './rules-rows.js';

export interface FoundClassRow {
  name: string;
  gid: number | null;
}

export interface ClassRow extends RawRow {
  found: FoundClassRow;
  problems: Problem[];
  keys: string[];
  known: { classId: string; gid: number } | null;
}

/** Understands one row of a list of classes. */
export function readClassRow(row: RawRow, { classes }: { classes: ClassBook }): ClassRow {
  const reader = new RowReader(row);
  reader.role('classes');
  const isOurs = reader.problems.length === 0;
  const gid = reader.take('grade', readGrade);
  const text = reader.text('className');
  // A class of another school is no class of ours, also where one of ours is called the same.
  if (!isOurs) return { ...row, found: { name: text, gid }, problems: reader.problems, keys: [], known: null };
  if (text === '') reader.wrong('className', 'required');
  const meaning = text === '' ? undefined : classes.meaningOf(readClassWords(text, gid));
  if (meaning?.is === 'wrong') reader.wrong('className', meaning.problem, { name: text });
  if (gid !== null && meaning !== undefined && meaning.is !== 'wrong' && meaning.gid !== gid)
    reader.wrong('grade', 'grade-differs');
  const named = meaning === undefined || meaning.is === 'wrong' ? null : meaning;
  const key = named === null ? [] : [named.is === 'known' ? named.classId : named.key];
  return {
    ...row,
    found: { name: named?.name ?? text, gid: named?.gid ?? gid },
    problems: reader.problems,
    keys: key,
    known: named?.is === 'known' ? named : null,
  };
}

/** Says of each row what would become of it. A class that is there stays as it is. */
export function judgeClasses(rows: readonly ClassRow[]): Verdict<FoundClassRow>[] {
  const groups = sharing(rows);
  return rows.map((row) => {
    const { rowNo, found, keys, known } = row;
    const problems = [...row.problems];
    for (const key of keys)
      for (const others of otherRows(groups.get(key), rowNo))
        problems.push({ field: 'className', reason: 'twice', detail: { rows: others } });
    return {
      rowNo,
      found,
      keys,
      changes: [],
      problems,
      personId: known?.classId ?? null,
      status: statusOf({ ...row, problems }, known ? 'unchanged' : 'added'),
    };
  });
}
